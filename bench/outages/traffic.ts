import http from 'node:http';

/** Of the responses of one way to the site, during one phase. */
export type Figures = {
  requests: number;
  /** Status 500 and above. */
  errors: number;
  /** Connections that were refused or ended without a response. */
  broken: number;
  /** Milliseconds of the slowest response. */
  slowest: number;
};

type Options = {
  /** Names and ports of the ways to the site, which get equal parts of the requests. */
  ways: Record<string, number>;
  host: string;
  paths: readonly string[];
  perSecond: number;
};

/** Requests pages in turn at a constant rate, however long responses take. */
export function startTraffic({ ways, host, paths, perSecond }: Options) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 400 });
  const ports = Object.entries(ways);
  let figures = new Map<string, Figures>();
  const examples = new Set<string>();
  let count = 0;

  const get = (figure: Figures, way: string, { port, path }: { port: number; path: string }) => {
    const started = performance.now();
    const headers = { host, 'accept-encoding': 'gzip' };
    const request = http.get({ agent, host: '127.0.0.1', port, path, headers, timeout: 20_000 }, (response) => {
      if ((response.statusCode ?? 500) >= 500) {
        figure.errors++;
        examples.add(`${way} ${path}: ${response.statusCode}`);
      }
      response.resume().once('close', () => {
        if (!response.complete) figure.broken++;
        figure.slowest = Math.max(figure.slowest, performance.now() - started);
      });
    });
    request.once('timeout', () => request.destroy());
    request.once('error', (error: NodeJS.ErrnoException) => {
      // the server closed an idle connection meanwhile: browsers repeat the request
      if (request.reusedSocket && error.code === 'ECONNRESET') get(figure, way, { port, path });
      else figure.broken++;
    });
  };

  const send = () => {
    const [way, port] = ports[count % ports.length] ?? ['', 0];
    const path = paths[Math.floor(count / ports.length) % paths.length] ?? '/';
    count++;
    const figure = figures.get(way) ?? { requests: 0, errors: 0, broken: 0, slowest: 0 };
    figures.set(way, figure);
    figure.requests++;
    get(figure, way, { port, path });
  };

  const started = performance.now();
  const timer = setInterval(() => {
    // catches up after a delay of this process
    for (const due = ((performance.now() - started) / 1000) * perSecond; count < due; ) send();
  }, 5);

  return {
    /** Returns the figures since the last call. Responses that are outstanding count as part of the earlier phase. */
    take: (): Map<string, Figures> => {
      const taken = figures;
      figures = new Map();
      return taken;
    },
    /** Which pages failed. */
    examples: (): string[] => [...examples],
    stop: () => {
      clearInterval(timer);
      agent.destroy();
    },
  };
}
