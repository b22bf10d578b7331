import http from 'node:http';

export type TimedResponse = {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Milliseconds until the first byte of the body. */
  firstByte: number;
};

const agent = new http.Agent({ keepAlive: true });

/** Sends a request to a loopback server with the given Host header, which `fetch` does not allow. */
export function get(address: string, host: string, headers: Record<string, string> = {}): Promise<TimedResponse> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = http.get(
      address,
      { agent, headers: { ...headers, host, 'accept-encoding': 'identity' } },
      (response) => {
        let firstByte = 0;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          firstByte ||= performance.now() - started;
          text += chunk;
        });
        response.on('end', () => {
          const { statusCode = 0, headers } = response;
          resolve({ status: statusCode, headers, text, firstByte });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}
