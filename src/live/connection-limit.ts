import { networkOf } from '../domain/network.ts';

export type ConnectionLimits = {
  /** Of one process. */
  connections: number;
  /** Of one address, or network of IPv6 addresses: a stadium may stand behind one. */
  perAddress: number;
};

/** Counts connections that stay open. */
export function createConnectionLimit({ connections, perAddress }: ConnectionLimits) {
  const byNetwork = new Map<string, number>();
  let total = 0;
  return {
    /** Whose limit is reached, if one is. */
    reached: (address: string): 'process' | 'address' | undefined => {
      if (total >= connections) return 'process';
      return (byNetwork.get(networkOf(address)) ?? 0) >= perAddress ? 'address' : undefined;
    },
    /** Counts one more, until the returned function is called. */
    take: (address: string): (() => void) => {
      const network = networkOf(address);
      total += 1;
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1);
      return () => {
        total -= 1;
        const left = (byNetwork.get(network) ?? 1) - 1;
        if (left > 0) byNetwork.set(network, left);
        else byNetwork.delete(network);
      };
    },
  };
}
