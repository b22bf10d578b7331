import { redirectRule } from '../../content/redirects/redirect-rule.ts';
import type { Database } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { isUsageError } from '../../web/usage-error.ts';
import { importLabeled } from '../labeled-rows.ts';

type Moved = {
  /** The path at the former site. */
  former: string | undefined;
  report: { url?: string | undefined; warnings: string[] };
};

/** Redirects former URLs to the stories and returns how many rules were added or changed. Warns about rules that are refused. */
export async function saveRedirects(
  database: Database,
  moved: readonly Moved[],
  writing: { tenant: Tenant; actor: string; dryRun: boolean },
): Promise<number> {
  let count = 0;
  for (const { former, report } of moved) {
    const { url, warnings } = report;
    // the suffix of former sites is removed without a rule
    if (former === undefined || url === undefined || former === '/') continue;
    if (
      former
        .replace(/\.aspx$/i, '')
        .replace(/\/$/, '')
        .toLowerCase() === url.toLowerCase()
    )
      continue;
    try {
      const input = { values: { from: former, to: url }, label: () => former };
      const [written] = await importLabeled(database, redirectRule, [input], { ...writing, matches: true });
      if (written?.action !== 'unchanged') count += 1;
    } catch (error) {
      if (!isUsageError(error)) throw error;
      warnings.push(`the former URL does not redirect: ${error.message}`);
    }
  }
  return count;
}
