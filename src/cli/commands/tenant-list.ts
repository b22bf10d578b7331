import type { Command } from '../command.ts';
import { pageUrl } from '../page-url.ts';
import { listTenants } from '../tenants.ts';

export const tenantList: Command = {
  name: 'tenant list',
  summary: 'List the colleges',
  options: [{ flags: '--json', description: 'print JSON, one object per line' }],
  examples: ['tenant list', 'tenant list --json'],
  run: async ({ database, port, io }, { options }) => {
    const tenants = await listTenants(database.db);
    for (const tenant of tenants) {
      const url = pageUrl(tenant, port, '/');
      const { slug, name, hosts, timezone } = tenant;
      io.out(
        options['json']
          ? JSON.stringify({ slug, name, hosts, timezone, url })
          : `${slug.padEnd(16)} ${name.padEnd(28)} ${url}`,
      );
    }
    if (tenants.length === 0) io.err('There are no colleges yet. See: npm run cli -- tenant create --help');
    return 0;
  },
};
