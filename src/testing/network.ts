import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Network = {
  port: number;
  /** Breaks all connections and rejects new ones. */
  cut: () => void;
  /** Delays all data until `restore`. */
  stall: () => void;
  /** As `stall`, but connections that are open, or opened meanwhile, stay silent after `restore`. */
  blackhole: () => void;
  /** Accepts new connections and resumes the stalled ones. */
  restore: () => void;
  close: () => Promise<void>;
};

type Options = {
  /** The current port of the server. */
  target: () => number;
  /** Withholds event streams, as proxies do that buffer whole responses. */
  buffersStreams?: boolean;
};

type State = 'restored' | 'cut' | 'stalled' | 'blackholed';
type Link = { client: Socket; server: Socket; isDead: boolean };

/** A TCP proxy between clients and a server that injects network failures. */
export async function openNetwork({ target, buffersStreams = false }: Options): Promise<Network> {
  const links = new Set<Link>();
  let state: State = 'restored';

  const listener = createServer((client) => {
    client.on('error', () => {});
    if (state === 'cut') return client.destroy();
    const link = { client, server: connect(target(), '127.0.0.1'), isDead: state === 'blackholed' };
    links.add(link);
    pipe(link, () => links.delete(link));
    if (state !== 'restored') pause(link);
    return undefined;
  });

  function pipe({ client, server }: Link, onEnd: () => void): void {
    let isBuffered = false;
    const end = () => {
      client.destroy();
      server.destroy();
      onEnd();
    };
    client.on('data', (bytes) => {
      isBuffered ||= buffersStreams && bytes.includes('/events');
      server.write(bytes);
    });
    server.on('data', (bytes) => isBuffered || client.write(bytes));
    server.on('error', end);
    client.on('close', end);
    server.on('close', end);
  }

  const change = (next: State, act: (link: Link) => void) => {
    state = next;
    for (const link of links) act(link);
  };

  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    cut: () => change('cut', ({ client }) => client.destroy()),
    stall: () => change('stalled', pause),
    blackhole: () =>
      change('blackholed', (link) => {
        link.isDead = true;
        pause(link);
      }),
    restore: () => change('restored', (link) => link.isDead || resume(link)),
    close: async () => {
      change('cut', ({ client }) => client.destroy());
      listener.close();
      await once(listener, 'close');
    },
  };
}

function pause({ client, server }: Link): void {
  client.pause();
  server.pause();
}

function resume({ client, server }: Link): void {
  client.resume();
  server.resume();
}
