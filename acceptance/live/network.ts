import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Network = {
  port: number;
  /** Breaks all connections; who asks for a new one is turned away. */
  cut: () => void;
  /** Nothing arrives any more and nobody is told; what is sent meanwhile arrives when the network is mended. */
  stall: () => void;
  /** As `stall`, but the connections there are never carry anything again: their ends have been forgotten. */
  swallow: () => void;
  /** New connections come through, and those that were stalled go on. */
  mend: () => void;
  close: () => Promise<void>;
};

type Options = {
  /** Where the server is now. */
  target: () => number;
  /** Answers of streams are kept back, as proxies do that wait for the end of an answer. */
  withholdsStreams?: boolean;
};

type State = 'whole' | 'cut' | 'stalled' | 'swallowed';
type Link = { client: Socket; server: Socket; isForgotten: boolean };

/** The network between readers and a server, in the hands of a test. */
export async function openNetwork({ target, withholdsStreams = false }: Options): Promise<Network> {
  const links = new Set<Link>();
  let state: State = 'whole';

  const listener = createServer((client) => {
    client.on('error', () => {});
    if (state === 'cut') return client.destroy();
    const link = { client, server: connect(target(), '127.0.0.1'), isForgotten: state === 'swallowed' };
    links.add(link);
    join(link, () => links.delete(link));
    if (state !== 'whole') hold(link);
    return undefined;
  });

  function join({ client, server }: Link, onEnd: () => void): void {
    let isWithheld = false;
    const end = () => {
      client.destroy();
      server.destroy();
      onEnd();
    };
    client.on('data', (bytes) => {
      isWithheld ||= withholdsStreams && bytes.includes('/events');
      server.write(bytes);
    });
    server.on('data', (bytes) => isWithheld || client.write(bytes));
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
  if (address === null || typeof address === 'string') throw new Error('No port of loopback could be taken');
  return {
    port: address.port,
    cut: () => change('cut', ({ client }) => client.destroy()),
    stall: () => change('stalled', hold),
    swallow: () =>
      change('swallowed', (link) => {
        link.isForgotten = true;
        hold(link);
      }),
    mend: () => change('whole', (link) => link.isForgotten || release(link)),
    close: async () => {
      change('cut', ({ client }) => client.destroy());
      listener.close();
      await once(listener, 'close');
    },
  };
}

function hold({ client, server }: Link): void {
  client.pause();
  server.pause();
}

function release({ client, server }: Link): void {
  client.resume();
  server.resume();
}
