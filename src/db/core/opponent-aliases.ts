import { sql } from 'drizzle-orm';

import { type Alias, sortAliases } from '../../content/opponents/aliases.ts';
import { normalizeTeamName } from '../../domain/team-name.ts';
import { reserveIds } from '../ids.ts';
import { matching } from '../matching.ts';
import { opponentAlias, opponent as opponents } from '../schema/opponent.ts';
import { correlated } from '../subqueries.ts';
import type { Part } from './parts.ts';

type AliasRow = typeof opponentAlias.$inferSelect;
type Stored = Pick<AliasRow, 'alias' | 'normalized' | 'kind' | 'validFrom' | 'validTo'>;

// files repeat the title of an opponent, which is no other name
const others = sql`(select coalesce(json_agg(json_strip_nulls(json_build_object('name', ${opponentAlias.alias},
    'code', case ${opponentAlias.kind} when 'code' then true end, 'from', ${opponentAlias.validFrom}, 'to', ${opponentAlias.validTo}))
    order by ${opponentAlias.kind} = 'code', ${opponentAlias.normalized}, coalesce(${opponentAlias.validFrom}::text, ''),
      coalesce(${opponentAlias.validTo}::text, '')), '[]')
  from ${opponentAlias} where ${opponentAlias.tenantId} = ${opponents.tenantId} and ${opponentAlias.opponentId} = ${opponents.id}
    and (${opponentAlias.kind} = 'code' or ${opponentAlias.alias} <> ${opponents.title}))`;

/** The other names of an opponent, which have a table of their own. */
export const opponentAliases: Part = {
  values: { aliases: correlated<Alias[]>(others) },
  store: async (db, { tenantId, id: opponentId, title, aliases }) => {
    const known = await db.select().from(opponentAlias).where(matching(opponentAlias, { tenantId, opponentId }));
    const wanted = sortAliases(aliases as Alias[]).map(toStored);
    const isOther = ({ kind, alias }: Stored) => kind === 'code' || alias !== title;
    const removed = known.filter((row) => isOther(row) && !wanted.some((one) => isSame(one, row)));
    for (const { id } of removed) await db.delete(opponentAlias).where(matching(opponentAlias, { tenantId, id }));
    const added = wanted.filter((one) => !known.some((row) => isSame(one, row)));
    if (added.length === 0) return;
    const first = await reserveIds(db, tenantId, 'opponentAlias', added.length);
    await db
      .insert(opponentAlias)
      .values(added.map((one, index) => ({ tenantId, id: first + index, opponentId, ...one })));
  },
};

const toStored = ({ name, code = false, from, to }: Alias): Stored => ({
  alias: name,
  normalized: normalizeTeamName(name),
  kind: code ? 'code' : 'name',
  validFrom: from ?? null,
  validTo: to ?? null,
});

const isSame = (one: Stored, other: Stored): boolean =>
  (['alias', 'kind', 'validFrom', 'validTo'] as const).every((key) => one[key] === other[key]);
