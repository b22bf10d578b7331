import { type } from 'arktype';

import { type ContentKind, namedFields } from '../../content/define-content.ts';
import { conferenceResult } from '../../content/standings/conference-result.ts';
import { standing } from '../../content/standings/standing.ts';
import { recordRows } from '../../db/change-set.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { decodeText } from '../../importers/decode-text.ts';
import { requireSport } from '../../importers/save/find-sport.ts';
import { lockTenant } from '../../importers/save/own-college.ts';
import { refuseUnread, type Unread } from '../../importers/unread.ts';
import { href } from '../../routing/routes.ts';
import { usageError } from '../../web/usage-error.ts';
import { forCollege } from '../college-command.ts';
import type { Command, InputFile } from '../command.ts';
import { importLabeled } from '../labeled-rows.ts';
import { dryRunOption, jsonOption, parseOptions, strictOption, tenantOption } from '../options.ts';
import { pageUrl } from '../page-url.ts';
import { readRowsFile } from '../row-inputs.ts';

const values = type({ sport: 'string > 0', season: 'string > 0', 'strict?': 'boolean' });

/** Columns of conference sites that are derived here. */
const derived = ['Pct', 'CPct', 'Conf Pct', 'GB', 'Neutral', 'Last 10', 'L10', 'PF', 'PA', 'GF', 'GA'];

export const importStandings: Command = {
  name: 'import standings',
  summary: 'Import the standings of a conference, or the results of its other teams, from which they are derived',
  argument: {
    usage: '<file>',
    description: 'CSV or JSON with a line for each team, or for each game (date, away, awayScore, home, homeScore)',
    isFile: true,
  },
  options: [
    tenantOption,
    { flags: '--sport <slug>', description: 'the sport, such as baseball', required: true },
    { flags: '--season <title>', description: 'the season, such as 2026 or 2025-26', required: true },
    strictOption,
    dryRunOption,
    jsonOption,
  ],
  examples: [
    'import standings standings.csv --tenant unc --sport football --season 2026 --dry-run',
    'import standings acc-results.csv --tenant unc --sport mens-basketball --season 2026-27',
  ],
  run: forCollege(async (work) => {
    const { database, io, tenant, actor, dryRun, json, files, port, options } = work;
    const given = { sport: options['sport'], season: options['season'], strict: options['strict'] };
    const { sport, season, strict } = parseOptions(
      values,
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    );
    const [file] = await Array.fromAsync(files);
    if (!file) throw usageError('The file is missing.');
    const kind = kindOf(file);
    const unread: Unread = [];
    const rows = await readRows(file, kind, unread);
    if (strict) refuseUnread(unread);
    const inputs = rows.map((row) => ({ ...row, values: { sport, season, ...row.values } }));
    const warn = (message: string) => io.err(`warning: ${message}`);
    unread.forEach(warn);
    const written = await inTransaction(database, dryRun, async (db) => {
      await recordRows(db, tenant.id);
      await lockTenant(db, tenant.id);
      // standings may come before the first schedule or game of the sport
      await requireSport(db, tenant.id, sport);
      return importLabeled({ ...database, db }, kind, inputs, { tenant, actor, warn, matches: true });
    });
    if (json) return written.map(({ action, row }) => JSON.stringify({ action, kind: kind.name, id: row.id }));
    const counts = (['added', 'changed', 'unchanged'] as const).map(
      (wanted) => `${written.filter(({ action }) => action === wanted).length} ${wanted}`,
    );
    return [
      `${file.name}: ${kind.plural}: ${counts.join(', ')}`,
      `  ${pageUrl(tenant, port, href('standings', { sportSlug: sport, season }))}`,
    ];
  }),
};

/** Games have a home score, lines of teams do not. */
function kindOf(file: InputFile): ContentKind {
  if ('problem' in file) throw usageError(`${file.name}: ${file.problem}`);
  const start = decodeText(file.bytes.subarray(0, 4096));
  return /home ?score/i.test(start) ? conferenceResult : standing;
}

function readRows(file: InputFile, kind: ContentKind, unread: Unread) {
  const fields = namedFields(kind);
  const headings = fields.flatMap(({ name, field: { label, columns = [] } }) =>
    [label, ...columns].map((heading) => [heading, name] as const),
  );
  const ignored = derived.map((heading) => [heading, ''] as const);
  return readRowsFile(
    file,
    fields.map(({ name }) => name),
    new Map([...ignored, ...headings]),
    unread,
  );
}
