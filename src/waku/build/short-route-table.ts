import type { Plugin } from 'vite';

/** Fields of a route that only the server reads. */
const serverFields = / (?:load: '[^']*'|requiresContentId: true),?/g;

/** Drops the fields that only the server reads, a quarter of the route table, from the scripts. */
export const shortRouteTable = (): Plugin => ({
  name: 'short-route-table',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/routing\/tables\/[\w-]+\.ts$/ },
    handler(code) {
      if (this.environment.name !== 'client') return undefined;
      return code.replace(serverFields, '').replace(/ page: '[^']*'/g, " page: ''");
    },
  },
});
