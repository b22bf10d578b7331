import { eq } from 'drizzle-orm';

import type { Db } from '../../db/client.ts';
import { matching } from '../../db/matching.ts';
import { boxScore, boxTeam } from '../../db/schema/box-score.ts';
import { tenant } from '../../db/schema/tenant.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { OwnNames } from './our-side.ts';

export type OwnCollege = Pick<Tenant, 'id' | 'name' | 'shortName' | 'slug' | 'timezone'>;

/** The college's names: its own and those in games imported earlier. */
export async function ownNames(db: Db, { id, name, shortName, slug }: OwnCollege): Promise<OwnNames> {
  const teams = await db
    .selectDistinct({ name: boxTeam.name, code: boxTeam.code })
    .from(boxTeam)
    .innerJoin(
      boxScore,
      matching(boxScore, { tenantId: boxTeam.tenantId, gameId: boxTeam.gameId, ourSide: boxTeam.side }),
    )
    .where(eq(boxTeam.tenantId, id));
  return { name, shortName, slug, seenBefore: teams.flatMap((team) => [team.name, team.code]) };
}

/** Serializes imports per college so that two files of a game do not both create it. Held until the transaction ends. */
export async function lockTenant(db: Db, tenantId: number): Promise<void> {
  await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
}
