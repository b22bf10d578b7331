import type { Plugin } from 'vite';

const file = '/react-server-dom-webpack-client.browser.production.js';
const [encoder, next] = ['function processReply(', 'function registerBoundServerReference('];

/** Removes the encoder for arguments of server actions from React's client, because the site has no server actions. */
export const noServerActions = (): Plugin => ({
  name: 'no-server-actions',
  apply: 'build',
  transform(code, id) {
    if (!id.split('?')[0]?.endsWith(file)) return undefined;
    const [start, end] = [code.indexOf(encoder), code.indexOf(next)];
    if (start < 0 || end < start) throw new Error(`${file} has no ${encoder} before ${next}: see ADR 001, "Upgrading"`);
    const stub = `${encoder}) { throw new Error('The site has no server actions: see src/waku/build/no-server-actions.ts'); }\n`;
    return code.slice(0, start) + stub + code.slice(end);
  },
});
