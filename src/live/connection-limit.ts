import { networkOf } from '../web/network.ts';

export type ConnectionLimits = {
  /** Per process. */
  connections: number;
  /** Connections per IPv4 address or IPv6 network, which a whole stadium may share. */
  perAddress: number;
};

/** Limits open connections. */
export function createConnectionLimit({ connections, perAddress }: ConnectionLimits) {
  const byNetwork = new Map<string, number>();
  let total = 0;
  return {
    /** The limit that is reached, if any. */
    reached: (address: string): 'process' | 'address' | undefined => {
      if (total >= connections) return 'process';
      return (byNetwork.get(networkOf(address)) ?? 0) >= perAddress ? 'address' : undefined;
    },
    /** Counts a connection until the returned function is called. */
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
