import type { RosterLine } from './to-players.ts';

export type RosterEntryValues = Readonly<Record<string, unknown>>;

/** What a roster file states about a player, by field. */
export const statedIn = ({ facts, firstName, lastName, pictureHash }: RosterLine): RosterEntryValues => ({
  ...facts,
  firstName,
  lastName,
  ...(pictureHash && { picture: pictureHash }),
});

/** The fields that a file states differently than at the last import. The others remain as staff have set them since. */
export const newlyStated = (before: RosterEntryValues | null, stated: RosterEntryValues): ReadonlySet<string> =>
  new Set(Object.keys(stated).filter((field) => before?.[field] !== stated[field]));
