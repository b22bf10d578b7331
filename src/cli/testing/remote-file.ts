import type { Network } from '../../images/fetch-remote.ts';

/** A network in which every host is public and responds with the same file. */
export const networkWith = (contentType: string, read: () => string | Promise<Uint8Array>): Network => ({
  resolve: async () => ['93.184.216.34'],
  ask: async () => ({
    head: { status: 200, contentType },
    body: (async function* () {
      const file = await read();
      yield typeof file === 'string' ? Buffer.from(file) : file;
    })(),
    close: () => {},
  }),
});
