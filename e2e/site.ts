import { request } from 'node:http';
import { Readable } from 'node:stream';

import { type College, hostOf } from './colleges.ts';

/** GET of this machine as `host`: names below localhost are known to browsers, not to every resolver, and `fetch` sets its own Host. */
const get = (port: number, path: string, headers: Record<string, string>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const received = new Headers();
      for (const [name, value] of Object.entries(answer.headers)) received.set(name, String(value));
      const { statusCode: status = 0 } = answer;
      const isEmpty = status === 204 || status === 304;
      const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>);
      resolve(new Response(body, { status, headers: received }));
    });
    asked.on('error', reject);
    asked.end();
  });

export type Site = ReturnType<typeof createSite>;

/** The server under test at `port` of this machine, asked without a browser; redirects are not followed. */
export const createSite = (port: number) => {
  const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
    get(port, path, { ...headers, host: `${host}:${port}` });

  return {
    ask,
    addressOf: (college: College, path: string) => `http://${hostOf(college)}:${port}${path}`,
    text: async (college: College, path: string, headers: Record<string, string> = {}): Promise<string> =>
      (await ask(hostOf(college), path, headers)).text(),
    /** What the data API answers, read as a stranger does. */
    // biome-ignore lint/suspicious/noExplicitAny: the tests know the API from outside
    api: async (college: College, path: string): Promise<any> => {
      const response = await ask(hostOf(college), `/api/v2${path}`);
      if (!response.ok) throw new Error(`/api/v2${path} answers ${response.status}`);
      return response.json();
    },
  };
};
