import { expect, test } from 'vitest';

import { type Correction, printCorrection } from './correction.ts';
import type { SportFamily } from './sport-family.ts';

const teams = { home: { name: 'Lakeside' }, away: { name: 'Harbor' } };
const print = (family: SportFamily, field: string, before: string | null = '1', after: string | null = '2') =>
  printCorrection({ field, before, after } satisfies Correction, { family, ...teams });

test.each<[SportFamily, string, string]>([
  ['basketball', 'home Swarm, Molly: box.pts', 'Swarm, Molly (Lakeside): points'],
  ['basketball', 'away Day, Bo (12): box.fgm3', 'Day, Bo (12) (Harbor): three-pointers made'],
  ['basketball', 'away team: special.ptsPaint', 'Harbor: points in the paint'],
  ['basketball', 'home team: conferenceRecord', 'Lakeside: conference record'],
  ['basketball', 'period 2: away', 'Period 2: Harbor points'],
  ['basketball', 'period 2OT: home', '2OT: Lakeside points'],
  ['baseball', 'period 11: home', 'Inning 11: Lakeside runs'],
  ['baseball', 'home Lee, Al: pitching.so', 'Lee, Al (Lakeside): strikeouts pitched'],
  ['football', 'home Lee, Al: rushing.yds', 'Lee, Al (Lakeside): net rushing yards'],
  ['football', 'home Lee, Al: kickReturns.no', 'Lee, Al (Lakeside): kickoff returns'],
  ['football', 'home Lee, Al: classYear', 'Lee, Al (Lakeside): class'],
  ['soccer', 'home Lee, Al: goalkeeping.ga', 'Lee, Al (Lakeside): goals allowed'],
  ['football', 'game: attendance', 'Game: attendance'],
  ['football', 'game: durationMinutes', 'Game: duration in minutes'],
  ['football', 'plays', 'Play-by-play'],
])('in %s the field "%s" is printed as "%s"', (family, field, printed) => {
  expect(print(family, field)).toEqual({ field: printed, before: '1', after: '2' });
});

test.each<[SportFamily, string, string, string]>([
  ['basketball', 'home Swarm, Molly: box.sec', '1860', '31:00'],
  ['baseball', 'home Lee, Al: pitching.outs', '20', '6.2'],
  ['baseball', 'home Lee, Al: pitching.decision', 'W', 'W'],
  ['football', 'home team: possession.seconds', '1805', '30:05'],
  ['basketball', 'home Swarm, Molly: box.plusMinus', '-4', '−4'],
  ['basketball', 'home Swarm, Molly: started', 'true', 'yes'],
  ['basketball', 'home Swarm, Molly: jersey', '00', '00'],
])('in %s a value of "%s" stored as %s is printed as %s', (family, field, stored, printed) => {
  expect(print(family, field, null, stored)).toMatchObject({ before: null, after: printed });
});
