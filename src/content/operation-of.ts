import type { Operation } from '../domain/rights.ts';
import { type ContentKind, parentOf } from './define-content.ts';

/** A row before and after a change; undefined if it is added or removed. */
type Change = { before?: object | undefined; after?: object | undefined };

/** The games to which rows refer, by id. */
type Games = ReadonlyMap<number, NonNullable<Operation['games']>[number]>;

/**
 * What a change of a row is, for the check of rights: saving a draft if no reader sees the row before or after it, otherwise
 * publishing; with the sports and games to which the row belongs before and after. A row that is part of another one, such as a photo,
 * is as visible as its `parents`, before and after, and belongs to their sports and games. `games` has those that the rows refer to.
 */
export function operationOf(
  kind: ContentKind,
  { before, after }: Change,
  { parents, games = new Map() }: { parents?: Change; games?: Games } = {},
): Operation {
  const rows = [before, after].filter((row) => row !== undefined);
  const parentKind = parentOf(kind);
  const shownParents = [parents?.before, parents?.after].filter((row) => row !== undefined);
  const isHidden = rows.every((row) => isHiddenRow(kind, row));
  const isInHidden =
    parentKind !== undefined && shownParents.length > 0 && shownParents.every((row) => isHiddenRow(parentKind, row));
  const idsOf = (target: 'game' | 'sport') => [
    ...rows.flatMap((row) => idsIn(kind, row, target)),
    ...(parentKind ? shownParents.flatMap((row) => idsIn(parentKind, row, target)) : []),
  ];
  return {
    level: isHidden || isInHidden ? 'draft' : 'publish',
    kind: kind.name,
    id: idOf(after ?? before),
    sportIds: [...new Set(idsOf('sport'))],
    // a game that the caller has not looked up is in no scope
    games: [...new Set(idsOf('game'))].map((id) => games.get(id) ?? { id, day: null, sportId: 0 }),
  };
}

const idOf = (row: object | undefined): number | undefined => (row && 'id' in row ? Number(row.id) : undefined);

/** Whether only staff see a row, whatever the time. A row with a time from which it is shown is published, then. */
const isHiddenRow = ({ visibility: { access } }: ContentKind, row: object): boolean =>
  access !== undefined && Reflect.get(row, access) === 'hidden';

/** The ids of sports or games to which a row refers. */
const idsIn = ({ fields }: ContentKind, row: object, target: 'sport' | 'game'): number[] =>
  Object.entries(fields).flatMap(([key, { storage }]) =>
    'to' in storage && storage.to === target
      ? [Reflect.get(row, key)].flat().filter((id): id is number => typeof id === 'number')
      : [],
  );
