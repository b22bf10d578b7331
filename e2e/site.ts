import { request } from 'node:http';
import { Readable } from 'node:stream';

import { type College, hostOf } from './colleges.ts';

/** `fetch` cannot set the Host header, and resolvers may not know names below localhost. */
const get = (port: number, path: string, headers: Record<string, string>): Promise<Response> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers, agent: false }, (incoming) => {
      const received = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) received.set(name, String(value));
      const { statusCode: status = 0 } = incoming;
      const isEmpty = status === 204 || status === 304;
      const body = isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>);
      resolve(new Response(body, { status, headers: received }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

export type Site = ReturnType<typeof createSite>;

/** Requests to the server at `port` of this machine without a browser; redirects are not followed. */
export const createSite = (port: number) => {
  const fetchFrom = (host: string, path: string, headers: Record<string, string> = {}) =>
    get(port, path, { ...headers, host: `${host}:${port}` });

  return {
    port,
    fetch: fetchFrom,
    addressOf: (college: College, path: string) => `http://${hostOf(college)}:${port}${path}`,
    text: async (college: College, path: string, headers: Record<string, string> = {}): Promise<string> =>
      (await fetchFrom(hostOf(college), path, headers)).text(),
    /** The response of the data API to a request without a session. */
    // biome-ignore lint/suspicious/noExplicitAny: the API's types belong to the server
    api: async (college: College, path: string): Promise<any> => {
      const response = await fetchFrom(hostOf(college), `/api/v2${path}`);
      if (!response.ok) throw new Error(`GET /api/v2${path} → ${response.status}`);
      return response.json();
    },
  };
};
