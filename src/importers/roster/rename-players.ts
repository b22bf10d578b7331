import { changeSetOf } from '../../db/change-set.ts';
import type { Db } from '../../db/client.ts';
import { reserveIds } from '../../db/ids.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { changedValues } from '../../db/record-change.ts';
import { contentChange } from '../../db/schema/content-change.ts';
import { person, personName } from '../../db/schema/person.ts';
import { updateRows } from '../../db/update-rows.ts';
import { isCutName, isSameName, nameKey, type PersonName } from '../../domain/person-name.ts';
import type { RosterEntry } from '../save/match-player.ts';
import type { RosterLine } from './to-players.ts';

/** A line of a roster file and the row of its player. */
export type Found = { entry: RosterEntry; player: RosterLine };

/**
 * Gives players the names of the file and keeps the former ones, under which files and links still find them. Returns those
 * whose name changed.
 */
export async function renamePlayers(
  db: Db,
  tenantId: number,
  found: readonly Found[],
  actor: string,
): Promise<readonly Found[]> {
  const renamed = found.flatMap((one) => {
    const { firstName, lastName } = nameToStore(one.entry, one.player);
    const isSame = firstName === one.entry.firstName && lastName === one.entry.lastName;
    return isSame ? [] : [{ ...one, name: { firstName, lastName } }];
  });
  if (renamed.length === 0) return [];
  const updatedAt = new Date().toISOString();
  await updateRows(
    db,
    person,
    renamed.map(({ entry, name }) => ({
      row: { tenantId, id: entry.personId, ...name, updatedAt },
      columns: ['firstName', 'lastName', 'updatedAt'],
    })),
  );
  const others = renamed.filter(({ entry, name }) => nameKey(name) !== nameKey(entry));
  const firstId = others.length === 0 ? 0 : await reserveIds(db, tenantId, 'personName', others.length);
  await insertRows(
    db,
    personName,
    others.map(({ entry: { personId, firstName, lastName } }, index) => ({
      tenantId,
      id: firstId + index,
      personId,
      firstName,
      lastName,
      validTo: null,
    })),
  );
  const changeSetId = await changeSetOf(db, { tenantId, actor });
  const firstChange = await reserveIds(db, tenantId, 'contentChange', renamed.length);
  await insertRows(
    db,
    contentChange,
    renamed.map(({ entry: { firstName, lastName, personId }, name }, index) => ({
      tenantId,
      id: firstChange + index,
      changeSetId,
      kind: 'person',
      contentId: personId,
      changedAt: updatedAt,
      actor,
      action: 'change' as const,
      changes: changedValues({ firstName, lastName }, name),
    })),
  );
  return renamed;
}

/** The file's spelling, unless it has less: initials for a first name, no accents, suffix or nickname. */
function nameToStore(before: PersonName, { firstName, lastName, isDivided }: RosterLine): PersonName {
  const name = { firstName, lastName };
  if (printed(name) === printed(before)) return isDivided ? name : before;
  const isSpelling = nameKey(name) === nameKey(before) || isSameName(name, before) || isCutName(name, before);
  if (!isSpelling) return name;
  const isOnlyOrder = weightOf(name) === weightOf(before) && nameKey(name) !== nameKey(before) && !isDivided;
  return isOnlyOrder || weightOf(name) < weightOf(before) ? before : name;
}

const printed = ({ firstName, lastName }: PersonName) => `${firstName} ${lastName}`.trim();
/** Accents count. */
const weightOf = (name: PersonName) => printed(name).normalize('NFD').length;
