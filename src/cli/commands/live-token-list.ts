import { listTokens } from '../../live/tokens.ts';
import type { Command } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { requireTenant } from '../tenants.ts';

export const liveTokenList: Command = {
  name: 'live token-list',
  summary: 'List the tokens for programs that send live games',
  options: [tenantOption, jsonOption],
  examples: ['live token-list --tenant unc'],
  run: async ({ database: { db }, io }, { options }) => {
    const { tenant: slug, json } = parseOptions(sharedOptions, options);
    const tenant = await requireTenant(db, slug);
    const tokens = await listTokens(db, tenant.id);
    if (json) for (const token of tokens) io.out(JSON.stringify(token));
    else {
      const rows = tokens.map(({ id, name, createdAt, lastUsedAt, revokedAt }) => ({
        id: String(id),
        name,
        state: revokedAt === null ? 'active' : 'revoked',
        created: createdAt,
        'last used': lastUsedAt ?? 'never',
      }));
      for (const line of formatTable(rows)) io.out(line);
    }
    if (tokens.length === 0) io.err(`${slug} has no tokens yet. See: npm run cli -- live token-create --help`);
    return 0;
  },
};
