import { takeoverTypes } from '../../domain/takeover.ts';
import { defineContent, type FieldProblem } from '../define-content.ts';
import { instant } from '../fields/instant.ts';
import { choice, pattern, web, yesNo } from '../fields/plain.ts';
import { game, sport } from '../fields/references.ts';

// the prefix `__` is reserved for cookies that a page's script cannot set
const cookieName = /^(?!__)[A-Za-z0-9_.-]{1,64}$/;

/** Redirects visitors of a home page once, to another URL or to the page of a game. */
export const takeover = defineContent({
  name: 'takeover',
  about: 'Redirect visitors of a home page',
  fields: {
    type: choice('Type', takeoverTypes, { hint: 'whether it redirects to a URL or to the page of a game' }),
    url: web('Address', { hint: 'the target URL; for type Url' }).optional(),
    gameId: game('Game', { hint: 'the game; for type GameDay' }).optional(),
    sportId: sport('Sport', { hint: 'the sport home it takes over (default: the home page)' }).optional(),
    cookie: pattern(
      'Cookie',
      cookieName,
      'a cookie name: 1-64 letters, digits, ".", "-" or "_", not beginning with "__"',
      { hint: 'the cookie that remembers who has been sent (default: takeover- and its number)' },
    ).filled(),
    enabled: yesNo('Enabled', { hint: 'whether it is on (default: yes)' }).default(true),
    startDate: instant('Start', { hint: 'when it starts to redirect (default: now)' }).filled(),
    endDate: instant('End', { hint: 'when it stops (default: when it is ended)' }).optional(),
  },
  visibility: { switches: ['enabled'], from: 'startDate', until: 'endDate' },
  order: '-id',
  columns: ['type', 'url', 'game', 'sport', 'cookie', 'startDate', 'endDate'],
  fill: (_, { now, id }) => ({ startDate: now.toString(), cookie: `takeover-${id}` }),
  check: ({ type, url, gameId }): FieldProblem[] => {
    const [needed, needless] = type === 'Url' ? [{ url }, { game: gameId }] : [{ game: gameId }, { url }];
    return [
      ...problemsWhere(needed, (value) => value === null, `a takeover of type ${type} cannot do without it`),
      ...problemsWhere(needless, (value) => value !== null, `it has to be empty for type ${type}`),
    ];
  },
});

const problemsWhere = (values: object, isProblem: (value: unknown) => boolean, message: string): FieldProblem[] =>
  Object.entries(values).flatMap(([field, value]) => (isProblem(value) ? [{ field, message }] : []));
