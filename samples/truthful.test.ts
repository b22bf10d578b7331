import { describe, expect, test } from 'vitest';

import { gameState } from '../src/domain/game-state.ts';
import { formatRecord, recordOf } from '../src/domain/record.ts';
import { toCounted } from './box-scores.ts';
import { buildCollege } from './college.ts';
import { lakeshore, pineRidge } from './colleges.ts';
import { deficitOf } from './recaps/course-of-points.ts';
import { gameFacts } from './recaps/game-facts.ts';
import { leadForGood, whenOf } from './recaps/key-plays.ts';
import { createPhrases } from './recaps/phrases.ts';
import { writeRecap } from './recaps/recap.ts';
import { inWords, ordinalWord } from './recaps/words.ts';
import { sportKinds } from './sports.ts';

const today = '2026-11-21';
const colleges = [lakeshore, pineRidge].map((plan, index) => ({
  plan,
  college: buildCollege(plan, index + 1, today, `${today}T12:00:00Z`),
}));

/** Every game of both colleges with a box score, with its facts and a recap. */
const recaps = colleges.flatMap(({ plan, college }) => {
  const phrases = createPhrases('every game');
  const withBox = new Set(college.rows.boxScore.filter(({ complete }) => complete).map(({ gameId }) => gameId));
  return college.rows.game
    .filter(({ id }) => withBox.has(id))
    .map((game) => {
      const sport = college.rows.sport[game.sportId - 1];
      const kind = Object.values(sportKinds).find(({ slug }) => slug === sport?.globalSportNameSlug);
      if (!kind) throw new Error(`no kind of sport ${game.sportId}`);
      const season = college.rows.game.filter(({ seasonId }) => seasonId === game.seasonId);
      const facts = gameFacts(college, plan, kind, season, game);
      const { content } = writeRecap(college, plan, { kind, season, game }, phrases);
      return {
        name: `${plan.slug}, game ${game.id}, ${kind.slug}`,
        game,
        season,
        facts,
        text: content.replace(/<[^>]+>/g, ''),
      };
    });
});

type Recap = (typeof recaps)[number];
/** The regular games and results of the season of a recap, until its game. */
const until = ({ game, season }: Recap) =>
  season.filter(
    ({ localDate, id, state }) =>
      state === gameState.GameComplete &&
      (localDate < game.localDate || (localDate === game.localDate && id <= game.id)),
  );
/** The recaps for which a condition holds and a text does not. */
const wrong = (holds: (facts: Recap['facts']) => boolean, isTold: (recap: Recap) => boolean) =>
  recaps.filter((recap) => holds(recap.facts) && !isTold(recap)).map(({ name, text }) => `${name}: ${text}`);

const goalSports = ['soccer', 'fieldhockey', 'icehockey'];
const runSports = ['baseball', 'softball'];

describe('every recap of a sample game', () => {
  test('is one of hundreds', () => {
    expect(recaps.length).toBeGreaterThan(200);
  });

  test('tells of overtime and extra innings in the words of the sport', () => {
    const isLong = ({ extra }: Recap['facts']) => extra !== '';
    expect(
      wrong(isLong, ({ text, facts }) => (runSports.includes(facts.kind.family) ? /inning/ : /overtime/).test(text)),
    ).toEqual([]);
    expect(wrong(isLong, ({ text }) => !text.includes('extra time'))).toEqual([]);
  });

  test('tells the score with which the winner took the lead for good', () => {
    const isKnown = (facts: Recap['facts']) => leadForGood(facts) !== undefined && facts.kind.family !== 'volleyball';
    const isTold = ({ facts, text }: Recap) => {
      const play = leadForGood(facts);
      if (!play) return false;
      const scorer = play.row.goal?.scorer.split(' ').at(-1) ?? '';
      return goalSports.includes(facts.kind.family) ? text.includes(scorer) : text.includes(whenOf(facts, play));
    };
    expect(wrong(isKnown, isTold)).toEqual([]);
  });

  test('tells the deficit that the winner made up, where only the scores of periods are known', () => {
    const cameBack = (facts: Recap['facts']) =>
      facts.kind.family === 'basketball' &&
      facts.extra === '' &&
      facts.outcome !== 'tie' &&
      deficitOf(facts) !== undefined;
    expect(
      wrong(cameBack, ({ facts, text }) => {
        const low = deficitOf(facts);
        return text.includes(`${low?.lost}-${low?.won}`);
      }),
    ).toEqual([]);
  });

  test('states the records of its day, in every season', () => {
    const stated = recaps.filter(({ facts }) => facts.record !== '');
    expect(stated.length).toBeGreaterThan(200);
    const misstated = stated.filter((recap) => {
      const { overall, conference } = recordOf(until(recap).map(toCounted));
      const { record, conferenceRecord } = recap.facts;
      return (
        record !== formatRecord(overall) || (conferenceRecord !== '' && conferenceRecord !== formatRecord(conference))
      );
    });
    expect(misstated.map(({ name, facts }) => `${name}: ${facts.record}, ${facts.conferenceRecord}`)).toEqual([]);
    // records are written as 12-3 or 12-3-1, and scores as well
    const record = /(?:\bis|\bto|\bat|leaves[\w\s]+?) (\d+-\d+(?:-\d+)?)(?= overall|\.| \()/g;
    expect(
      stated.flatMap(({ name, text, facts }) =>
        [...text.matchAll(record)].flatMap(([whole, told]) =>
          told === facts.record || told === facts.score ? [] : `${name}: ${whole}`,
        ),
      ),
    ).toEqual([]);
  });

  test('tells the runs of wins and losses that there were', () => {
    const runs = /For the (\w+) game in a row|their (\w+) straight loss|A run of (\w+) (?:losses|wins) ended/;
    const told = recaps.filter(({ text }) => runs.test(text));
    expect(told.length).toBeGreaterThan(10);
    const mistold = told.filter((recap) => {
      const outcomes = until(recap)
        .filter(({ type }) => type !== 'E')
        .map(({ ourScore, opponentScore }) => Math.sign(Number(ourScore) - Number(opponentScore)));
      const [, won, lost, ended] = runs.exec(recap.text) ?? [];
      const before = ended ? outcomes.slice(0, -1) : outcomes;
      const length = before.length - 1 - before.findLastIndex((outcome) => outcome !== before.at(-1));
      return (won ?? lost ?? ended) !== (ended ? inWords(length) : ordinalWord(length));
    });
    expect(mistold.map(({ name, text }) => `${name}: ${runs.exec(text)?.[0]}`)).toEqual([]);
  });

  test('lists the sets of a volleyball match', () => {
    const isVolleyball = ({ kind }: Recap['facts']) => kind.family === 'volleyball';
    expect(
      wrong(isVolleyball, ({ facts, text }) => facts.periods.every(({ won, lost }) => text.includes(`${won}-${lost}`))),
    ).toEqual([]);
  });

  test.each<[quote: RegExp, fits: (facts: Recap['facts']) => boolean]>([
    [/start that slowly/, ({ breaks: [first] }) => first !== undefined && first.won > first.lost],
    [
      /believed in the plan before it worked/,
      ({ breaks, scoring }) =>
        breaks.some(({ won, lost }) => lost > won) || scoring.some(({ after }) => after.lost > after.won),
    ],
    [/closer than it looked|sharper than we were/, ({ winner, loser }) => winner.score - loser.score > 1],
    [
      /We had our chances|when it got loud/,
      ({ winner, loser, kind }) => winner.score - loser.score <= (kind.family === 'football' ? 8 : 7),
    ],
    [/Two moments/, ({ them }) => them.score === 2],
    [/Sixty minutes/, ({ extra }) => extra === ''],
    [
      /nobody looked at the scoreboard/,
      ({ winner, loser, scoring, breaks }) =>
        winner.score - loser.score <= 8 ||
        scoring.some(({ after }) => after.lost > after.won) ||
        breaks.some(({ won, lost }) => lost > won),
    ],
    [/They had the goals/, ({ us, them }) => us.score === 0 && them.score > 0],
    [/lead to protect/, ({ outcome }) => outcome === 'win'],
    [
      /every loose ball in the second half/,
      ({ periods }) =>
        (periods.at(-1)?.won ?? 0) >= 0 &&
        periods.slice(periods.length / 2).reduce((sum, { won, lost }) => sum + won - lost, 0) > 0,
    ],
  ])('quotes %s only where it fits', (quote, fits) => {
    expect(
      wrong(
        () => true,
        ({ facts, text }) => !quote.test(text) || fits(facts),
      ),
    ).toEqual([]);
  });
});

test('previews state records as of their day', () => {
  const previews = colleges.flatMap(({ college }) =>
    college.gameStories.filter(({ column }) => column === 'previewStoryId').map((story) => ({ college, story })),
  );
  expect(previews.length).toBeGreaterThan(1);
  for (const { college, story } of previews) {
    const game = college.rows.game[story.gameId - 1];
    const day = String(story.input.values['publishedAt']).slice(0, 10);
    const before = college.rows.game.filter(
      ({ seasonId, localDate }) => seasonId === game?.seasonId && localDate < day,
    );
    const { wins, losses } = recordOf(before.map(toCounted)).overall;
    const [stated] = /(?<=\bis )\d+-\d+/.exec(String(story.input.values['content'])) ?? [];
    expect(stated).toBe(wins + losses === 0 ? undefined : `${wins}-${losses}`);
  }
});

test('no season has better or more conference results than results', () => {
  const lines = colleges.flatMap(({ college }) => college.history['coachingRecord'] ?? []).map(({ values }) => values);
  const complete = lines.filter((line) => line['conferenceWins'] !== undefined);
  expect(complete.length).toBeGreaterThan(50);
  const figure = (line: Record<string, unknown>, name: string) => Number(line[name] ?? 0);
  expect(
    complete.filter(
      (line) =>
        figure(line, 'conferenceWins') > figure(line, 'wins') ||
        figure(line, 'conferenceLosses') > figure(line, 'losses'),
    ),
  ).toEqual([]);
});

const between =
  (...ranges: [number, number][]) =>
  (number: number) =>
    ranges.some(([from, to]) => number >= from && number <= to);
/** Numbers that the rules or the custom of a sport give a position. */
const numbers: Record<string, Record<string, (number: number) => boolean>> = {
  football: {
    QB: between([0, 19]),
    RB: between([0, 49]),
    WR: between([0, 49], [80, 89]),
    TE: between([0, 49], [80, 89]),
    OL: between([50, 79]),
    DL: between([40, 79], [90, 99]),
    LB: between([0, 59], [90, 99]),
    DB: between([0, 49]),
    K: between([0, 49], [90, 99]),
    P: between([0, 49], [90, 99]),
    LS: between([40, 79]),
  },
  icehockey: { G: between([1, 1], [30, 40]), F: between([2, 29], [41, 98]), D: between([2, 29], [41, 98]) },
  soccer: { GK: between([0, 1], [18, 40]) },
};

test('numbers fit positions in every season, and no two players of a team have the same one', () => {
  const misfits: string[] = [];
  for (const { plan, college } of colleges) {
    const taken = new Set<string>();
    for (const { seasonId, jersey, positionShort } of college.rows.rosterPlayer) {
      if (!jersey) continue;
      const season = college.rows.season[seasonId - 1];
      const family = college.rows.sport[(season?.sportId ?? 0) - 1]?.family ?? '';
      const key = `${plan.slug}, season ${seasonId}, ${family}: ${jersey}`;
      if (taken.has(key)) misfits.push(`${key} twice`);
      taken.add(key);
      if (numbers[family]?.[positionShort ?? '']?.(Number(jersey)) === false) misfits.push(`${key} ${positionShort}`);
    }
  }
  expect(misfits).toEqual([]);
});
