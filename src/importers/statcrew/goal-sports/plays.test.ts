import { expect, test } from 'vitest';

import { readXml } from '../../xml/read-xml.ts';
import { readPlays } from './plays.ts';

const teams = `
  <team vh="V" id="ELMS" name="Elmwood"><player name="Oak, Sam"/></team>
  <team vh="H" id="NORTH LA" name="North Lakes"><player name="Ash, Al"/></team>`;
const plays = (inside: string) => readPlays(readXml(`<game>${teams}<plays>${inside}</plays></game>`));

test('a time in the sentence becomes the clock and the first team named the side, where the file has neither', () => {
  const [goal, faceoff, end] = plays(`<period number="2">
    <play text="[05:26] GOAL by ELMS Oak, Sam, On ice for NORTH LA: Ash, Al."/><currentscore vscore="1" hscore="0"/>
    <play text="Faceoff Oak, Sam vs Ash, Al won by NORTH LA." pp="V"/>
    <play text="End of period [20:00]."/><currentscore vscore="1" hscore="0"/>
  </period>`);
  expect(goal).toMatchObject({ period: 2, clock: '05:26', side: 'away', scoring: true, score: { home: 0, away: 1 } });
  expect(goal?.text).toBe('GOAL by ELMS Sam Oak, On ice for North Lakes: Al Ash.');
  expect(faceoff).toMatchObject({
    clock: '',
    side: 'home',
    scoring: false,
    score: undefined,
    situation: 'Elmwood power play',
  });
  expect(end).toMatchObject({
    clock: '20:00',
    kind: 'heading',
    side: undefined,
    text: 'End of period.',
    scoring: false,
  });
});

test('a score written on the play and once more behind it counts once', () => {
  const [goal, message] = plays(`<period number="1">
    <play vh="H" clock="2:55" action="GOAL" vscore="0" hscore="1" text="GOAL."/><currentscore vscore="0" hscore="1"/>
    <play vh="H" action="GOALMSG" text="*On the rebound"/><currentscore vscore="0" hscore="1"/>
  </period>`);
  expect(goal).toMatchObject({ scoring: true, clock: '02:55' });
  expect(message).toMatchObject({ scoring: false, kind: 'comment', text: 'On the rebound' });
});

test('empty plays are omitted, and an empty start of a period gets a text', () => {
  const read = plays(
    '<period number="1"><play text="."/></period><period number="2"><play action="PRD" text="" clock="15:00"/></period>',
  );
  expect(read.map(({ text, kind }) => [text, kind])).toEqual([['Start of period 2', 'heading']]);
});

test('substitutions and goalkeepers are distinguished from plays', () => {
  const kinds = plays(`<period number="1">
    <play vh="V" action="SUB" text="ELMS substitution: Oak, Sam for Fir, Jo."/>
    <play text="[00:00] Oak, Sam at goalie for ELMS."/>
    <play vh="V" action="SHOT" text="Shot."/>
    <play text="Timeout North Lakes at 14:23 of the 2nd"/>
    <play vh="V" action="FOR" text="FOR ELMS: , #1 Oak, Sam."/>
  </period>`);
  expect(kinds.map(({ kind }) => kind)).toEqual(['substitution', 'substitution', 'play', 'comment', 'comment']);
  expect(kinds[3]?.side).toBe('home');
  expect(kinds[4]?.text).toBe('FOR ELMS: #1 Sam Oak.');
});
