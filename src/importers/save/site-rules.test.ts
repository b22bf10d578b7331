import { expect, test } from 'vitest';

import { cityOf, plainCity } from '../city.ts';
import { readPlace } from '../place.ts';
import { createSiteRules, type SiteFacts } from './site-rules.ts';

/** "away 2026-01-03 Harbor St. | Tampa, Fla. (Ocean Center)": the side, day, opponent and place of a game in its file. */
function gameOf(line: string, index: number): SiteFacts {
  const [, side = '', date = '', opponentName = '', place = ''] =
    /^(home|away) (\S+) (.*?) \|\s*(.*)$/.exec(line) ?? [];
  const opponents = ['Harbor St.', 'Ridge', 'Elm', 'Akron', 'Iowa St.', 'Miami (OH)', 'Kent State'];
  return {
    id: index + 1,
    sportId: 1,
    date: `2026-${date}`,
    opponentId: opponents.indexOf(opponentName),
    opponentName,
    opponentHome: undefined,
    city: cityOf(place),
    building: plainCity(readPlace(place).stadium),
    side: side === 'home' ? 'home' : 'away',
    hosts: side === 'home' ? 'us' : 'them',
  };
}

const ours = ['home 01-02 Elm | Lakeside, Mich. (Lake Arena)', 'home 01-20 Elm | Lake Arena, Lakeside, MI'];
const tampa = 'Tampa, Fla. (Ocean Center)';

test.each<[fact: string, lines: string[], site: string]>([
  ['in our city we are at home', ['home 02-01 Ridge | Lakeside, Mich.'], 'H'],
  ['in our building we are at home', ['home 02-01 Ridge | Lake Arena'], 'H'],
  [
    'as visitors in our city we are at home',
    ['away 02-01 Ridge | Lakeside, Mich.', 'away 03-01 Ridge | Elm, Ohio', 'away 04-01 Ridge | Elm, Ohio'],
    'H',
  ],
  [
    'as visitors of a neighbor we are away',
    ['away 02-01 Ridge | Lakeside, Mich.', 'away 02-20 Ridge | Lakeside, Mich.'],
    'A',
  ],
  ['as the home team in another city we are at a neutral site', [`home 02-01 Ridge | ${tampa}`], 'N'],
  ['as the home team in the opponent’s city we are away', ['home 02-01 Akron | Akron, Ohio'], 'A'],
  ['one visit makes the opponent’s city known', ['away 02-01 Ridge | Elm, Ohio'], 'A'],
  ['a city of the same name in another state is another city', ['away 02-01 Ridge | Lakeside, Ohio'], 'A'],
  ['without a place the file’s side decides', ['away 02-01 Ridge | '], 'A'],
  [
    'a third city is neutral',
    [`away 02-01 Ridge | ${tampa}`, 'away 02-10 Ridge | Elm, Ohio', 'away 03-01 Ridge | Elm, Ohio'],
    'N',
  ],
  [
    'two teams in one city within days are at a tournament',
    [`away 02-01 Ridge | ${tampa}`, `away 02-02 Elm | ${tampa}`],
    'N',
  ],
  [
    'unless the city is the opponent’s',
    ['away 02-01 Ridge | Elm, Ohio', 'home 02-02 Elm | Elm, Ohio', 'away 03-01 Ridge | Elm, Ohio'],
    'A',
  ],
  [
    'a city where we were the home team is not the opponent’s',
    [`away 02-01 Ridge | ${tampa}`, `home 02-20 Elm | ${tampa}`],
    'N',
  ],
  [
    'two teams that take turns meet halfway',
    [`away 02-01 Ridge | ${tampa}`, `away 03-01 Ridge | ${tampa}`, `home 04-01 Ridge | ${tampa}`],
    'N',
  ],
  ['a team named after a state is at home only there', ['away 02-01 Iowa St. | Stanford, CA'], 'N'],
  ['a state in brackets is the team’s', ['away 02-01 Miami (OH) | Coral Gables, Fla.'], 'N'],
  [
    'a team is at home in the city of its name',
    ['away 02-01 Akron | Akron, Ohio', 'away 02-02 Elm | Akron, Ohio'],
    'A',
  ],
  [
    'a game without a place is neutral between two of a tournament',
    ['home 02-02 Akron | ', `away 02-01 Ridge | ${tampa}`, `home 02-03 Elm | ${tampa}`],
    'N',
  ],
  ['a game without a place after a home game is at home', ['home 01-03 Akron | '], 'H'],
  [
    'a game without a place days after a tournament is at home',
    ['home 02-05 Akron | ', `home 02-01 Ridge | ${tampa}`],
    'H',
  ],
  ['two games of a series are of no tournament', ['home 02-02 Ridge | ', `home 02-01 Ridge | ${tampa}`], 'H'],
  [
    'a building alone has the city of its other games',
    ['away 02-01 Ridge | Ocean Center', `home 02-02 Elm | ${tampa}`],
    'N',
  ],
])('%s', (_, lines, site) => {
  const games = [...lines, ...ours].map(gameOf);
  expect(games[0] && createSiteRules(games)(games[0])).toBe(site);
});
