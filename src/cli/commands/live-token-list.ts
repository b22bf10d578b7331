import { listTokens } from '../../live/tokens.ts';
import type { Command } from '../command.ts';
import { jsonOption, parseOptions, sharedOptions, tenantOption } from '../options.ts';
import { printTable } from '../print-table.ts';
import { requireTenant } from '../tenants.ts';

export const liveTokenList: Command = {
  words: ['live', 'token-list'],
  summary: 'List the programs that may send games',
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
        state: revokedAt === null ? 'good' : 'revoked',
        created: createdAt,
        'last used': lastUsedAt ?? 'never',
      }));
      for (const line of printTable(rows)) io.out(line);
    }
    if (tokens.length === 0) io.err(`No program may send games of ${slug}.`);
    return 0;
  },
};
