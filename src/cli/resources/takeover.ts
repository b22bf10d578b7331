import { takeover } from '../../db/schema/splash.ts';
import { takeoverTypes } from '../../domain/takeover.ts';
import { required } from '../fields/field.ts';
import { instant } from '../fields/instant.ts';
import { choice, pattern, web, yesNo } from '../fields/plain.ts';
import { gameNumber, sport } from '../fields/references.ts';
import { commandsOf } from './commands-of.ts';
import { endNow } from './end.ts';
import type { Fault, Resource } from './resource.ts';
import { datesFault, stateAt } from './state.ts';

type Takeover = typeof takeover.$inferSelect;

// `__` at the start is for prefixes that a page's script cannot set
const cookieName = /^(?!__)[A-Za-z0-9_.-]{1,64}$/;

const takeovers: Resource<Takeover> = {
  noun: 'takeover',
  plural: 'takeovers',
  table: takeover,
  counter: 'takeover',
  fields: {
    type: required(choice('whether it sends to an address or to the game day of a game', takeoverTypes)),
    url: web('where it sends to; for type Url'),
    gameId: gameNumber('the game; for type GameDay'),
    sportId: sport('the sport home it takes over (default: the home page)'),
    cookie: pattern(
      'the cookie that remembers who has been sent (default: takeover-NUMBER)',
      cookieName,
      'a cookie name: 1-64 letters, digits, ".", "-" or "_", not beginning with "__"',
    ),
    enabled: yesNo('whether it is on (default: yes)'),
    startDate: instant('from when it sends (default: now)'),
    endDate: instant('until when it sends (default: until it is ended)'),
  },
  columns: ['type', 'url', 'game', 'sport', 'cookie', 'startDate', 'endDate'],
  fill: (_, { now }, id) => ({ startDate: now.toString(), cookie: `takeover-${id}` }),
  check: (row) => [...targetFaults(row), ...datesFault(row)],
  state: stateAt,
};

function targetFaults({ type, url, gameId }: Takeover): Fault[] {
  const isUrl = type === 'Url';
  return [
    ...(isUrl && url === null ? [{ field: 'url', message: 'a takeover of type Url cannot do without it' }] : []),
    ...(isUrl && gameId !== null ? [{ field: 'game', message: 'it has to be empty for type Url' }] : []),
    ...(!isUrl && gameId === null
      ? [{ field: 'game', message: 'a takeover of type GameDay cannot do without it' }]
      : []),
    ...(!isUrl && url !== null ? [{ field: 'url', message: 'it has to be empty for type GameDay' }] : []),
  ];
}

export const takeoverCommands = commandsOf(takeovers, {
  group: 'takeover',
  end: endNow(takeovers),
  examples: {
    list: ['takeover list --tenant unc'],
    add: [
      'takeover add --tenant unc --type Url --url https://give.example.edu/day --end-date 2026-12-02T00:00',
      'takeover add --tenant unc --type GameDay --game 12 --sport football',
    ],
    change: ['takeover change 1 --tenant unc --enabled no'],
    end: ['takeover end 1 --tenant unc'],
  },
});
