import { expect, test } from 'vitest';

import { readXml } from '../xml/read-xml.ts';
import { createNamesInText, playerOrTeam } from './names-in-text.ts';

test.each([
  ['Neary, Luke', 'Luke Neary'],
  ['Owen Duffy', 'Owen Duffy'],
  ['Thomas,Brayton', 'Brayton Thomas'],
  ['VAN DAM, Meike', 'Meike Van Dam'],
  ['TEAM', 'Team'],
  ['TM', 'Team'],
  ['', 'Team'],
])('the scorer writes "%s", a reader reads "%s"', (written, printed) => {
  expect(playerOrTeam(written)).toBe(printed);
});

const team = readXml(`<team>
  <player name="Oak, Sam" shortname="Oak,Sam"/><player name="Ash-Fir, Al"/><player name="Oak, Samuel"/><player name="Lee, C.J."/>
  <player name="Elm, Ty van" shortname="Elm,Tyvan"/><player name="Pat Ash"/>
</team>`);
const firstNameFirst = createNamesInText([team]);

test.each([
  ['Oak,Sam singled; Oak, Samuel scored.', 'Sam Oak singled; Samuel Oak scored.'],
  ['Faceoff Lee, C.J. vs Pat Ash', 'Faceoff C.J. Lee vs Pat Ash'],
  ['Elm,Tyvan struck out', 'Ty van Elm struck out'],
  ['Shot by Ash-Fir, Al.', 'Shot by Al Ash-Fir.'],
  ['McOak, Sam stays', 'McOak, Sam stays'],
])('"%s" becomes "%s"', (written, read) => {
  expect(firstNameFirst(written)).toBe(read);
});

test('a team without players leaves sentences as they are', () => {
  expect(createNamesInText([readXml('<team/>')])('Oak, Sam')).toBe('Oak, Sam');
});
