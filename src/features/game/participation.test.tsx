import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { ScoreBook } from '../../api/stats/score-book.ts';
import { PlayersPanel } from './players-panel.tsx';
import type { GameSides } from './sides.ts';

const player = (lastName: string, rest: object) => ({
  code: lastName,
  firstName: 'Al',
  lastName,
  jersey: '7',
  position: '',
  started: false,
  played: true,
  isTeam: false,
  stats: {},
  url: null,
  ...rest,
});
const players = [
  player('Reserve', {}),
  player('Passer', { started: true, position: 'QB' }),
  player('Lineman', { started: true, position: 'LT', jersey: '70', url: '/lineman' }),
  player('Bench', { played: false }),
  player('Team', { isTeam: true }),
];
const side = (side: 'home' | 'away', name: string, of: object[]) => ({ side, name, team: { players: of, stats: {} } });

const render = (family: string, ours: object[]) => {
  const sides = [side('away', 'Northfield', []), side('home', 'Harbor', ours)];
  const boxScore = { family, home: sides[1]?.team, away: sides[0]?.team };
  const html = renderToStaticMarkup(
    <PlayersPanel book={{ boxScore } as unknown as ScoreBook} sides={sides as unknown as GameSides} />,
  );
  return html.replace(/ class="[^"]*"/g, '');
};

test('a football box score lists participants without statistics, starters by position', () => {
  const html = render('football', players);
  expect(html).toContain(
    '<h4>Harbor starters</h4><ul><li><span>LT</span><span>70 </span><a href="/lineman">Lineman, Al</a></li>' +
      '<li><span>QB</span><span>7 </span>Passer, Al</li></ul>',
  );
  expect(html).toContain('<h4>Harbor substitutes</h4><ul><li><span>7 </span>Reserve, Al</li></ul>');
  expect(html).not.toMatch(/Bench|Team, Al/);
  expect(html).toContain('Northfield: not recorded');
});

test('participation is omitted without known players, and in other sports', () => {
  expect(render('football', [player('Bench', { played: false })])).toBe('');
  expect(render('soccer', players)).toBe('');
});
