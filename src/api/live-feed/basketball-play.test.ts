import { describe, expect, it } from 'vitest';

import { runningBox } from '../../testing/live-factories.ts';
import { readBasketballPlay } from './basketball-play.ts';

const player = (jersey: string, firstName: string, lastName: string) => ({
  code: jersey,
  firstName,
  lastName,
  checkName: '',
  jersey,
  position: '',
  classYear: '',
  started: true,
  played: true,
  isTeam: false,
  stats: {},
  rosterPlayerId: null,
  url: null,
});

const box = runningBox({ family: 'basketball' });
const book = {
  ...box,
  plays: [],
  home: { ...box.home, players: [player('3', 'Ann', 'Lee'), player('4', 'Ann', 'Lee Fox'), player('5', 'Bo', 'Day')] },
  away: { ...box.away, players: [player('9', 'Cy', 'Elk')] },
};

describe('a play of basketball', () => {
  it.each([
    ['Ann Lee made three-pointer, assist by Bo Day', 'GOOD 3PTR 3 5'],
    ['Ann Lee Fox made free throw, 1st of 2', 'GOOD FT 4'],
    ['A. Lee missed layup, blocked by C. Elk', 'MISS LAYUP 3 9'],
    ['Bo Day missed finger roll', 'MISS FINGER_ROLL 5'],
    ['Bo Day turnover (bad pass)', 'TURNOVER BADPASS 5'],
    ['Bo Day foul (Ann Lee)', 'FOUL FOUL 5 3'],
    ['Harbor dead-ball rebound', 'REBOUND DEADB'],
    ['30-second timeout, Harbor', 'TIMEOUT 30SEC'],
    ['Media timeout', 'TIMEOUT MEDIA'],
  ])('%s is %s', (text, coded) => {
    const read = readBasketballPlay(text, 'home', book);
    const shirts = [read?.player, ...(read?.others ?? [])].flatMap((person) => person?.UniformNumber ?? []);
    expect([read?.action, read?.type, ...shirts].join(' ')).toBe(coded);
  });

  it.each(['Ann Lee out; Bo Day in', 'Jump ball', 'Cy Elk made layup'])('is not parsed from other text: %s', (text) => {
    expect(readBasketballPlay(text, 'home', book)).toBeUndefined();
  });
});
