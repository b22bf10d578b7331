import type { CollegeRows } from './college-rows.ts';

/** Adds a former name to a player of the third sport, whose former URLs redirect. */
export function renamePlayer({ rows, add, now }: CollegeRows): void {
  const player = rows.rosterPlayer.findLast(({ seasonId }) => rows.season[seasonId - 1]?.sportId === 3);
  const person = player && rows.person[player.personId - 1];
  if (!person) return;
  add('personName', {
    personId: person.id,
    firstName: person.firstName,
    lastName: 'Featherstone',
    validTo: now.slice(0, 10),
  });
}
