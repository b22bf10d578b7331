import { fetchRemote, type Network } from './fetch-remote.ts';

type Limits = { milliseconds: number; bytes: number };
const limits: Limits = { milliseconds: 10_000, bytes: 15 * 1024 * 1024 };

const accepts = { type: /^image\//i, what: 'picture' };

/** Fetches a picture from another host. Throws as `fetchRemote`. */
export async function fetchPicture(
  address: URL,
  hosts: readonly string[],
  { network, most = limits }: { network?: Network; most?: Limits } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(most.milliseconds);
  const chunks = await Array.fromAsync(fetchRemote(address, hosts, { signal, most: most.bytes, accepts, network }));
  return new Uint8Array(Buffer.concat(chunks));
}
