import { slugify } from '../src/domain/slug.ts';
import type { SportFamily } from '../src/domain/sport-family.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import type { CollegePlan } from './colleges.ts';
import schools from './opponents.json' with { type: 'json' };
import { at, type Random } from './random.ts';
import { courseOf, headlineVerb } from './recap-words.ts';
import type { SportKind } from './sport-kind.ts';

type Text = { title: string; subHeadline: string; teaser: string; content: string; people: number[] };
type Leader = {
  name: string;
  line: Record<string, number | string>;
  link: string | undefined;
  personId: number | undefined;
};

const measures: Partial<
  Record<SportFamily, { group: string; by: string; words: (line: Record<string, number | string>) => string }[]>
> = {
  football: [
    { group: 'rushing', by: 'yds', words: (line) => `ran ${line.att} times for ${line.yds} yards` },
    {
      group: 'passing',
      by: 'yds',
      words: (line) => `completed ${line.comp} of ${line.att} passes for ${line.yds} yards`,
    },
    { group: 'defense', by: 'tackles', words: (line) => `made ${line.tackles} tackles` },
  ],
  basketball: [
    { group: 'box', by: 'pts', words: (line) => `scored ${line.pts} points on ${line.fgm}-of-${line.fga} shooting` },
    { group: 'box', by: 'treb', words: (line) => `grabbed ${line.treb} rebounds` },
  ],
  baseball: [
    { group: 'hitting', by: 'h', words: (line) => `went ${line.h} for ${line.ab}` },
    { group: 'pitching', by: 'so', words: (line) => `struck out ${line.so}` },
  ],
  softball: [
    { group: 'hitting', by: 'rbi', words: (line) => `drove in ${line.rbi}` },
    { group: 'pitching', by: 'so', words: (line) => `struck out ${line.so}` },
  ],
  volleyball: [
    { group: 'box', by: 'k', words: (line) => `had ${line.k} kills` },
    { group: 'box', by: 'dig', words: (line) => `dug ${line.dig} balls` },
  ],
  soccer: [
    { group: 'shots', by: 'sh', words: (line) => `took ${line.sh} shots` },
    { group: 'goalkeeping', by: 'saves', words: (line) => `made ${line.saves} saves` },
  ],
  fieldhockey: [
    { group: 'shots', by: 'sh', words: (line) => `took ${line.sh} shots` },
    { group: 'goalkeeping', by: 'saves', words: (line) => `made ${line.saves} saves` },
  ],
  icehockey: [
    { group: 'skating', by: 'sh', words: (line) => `put ${line.sh} shots on goal` },
    { group: 'goalkeeping', by: 'saves', words: (line) => `stopped ${line.saves}` },
  ],
  lacrosse: [
    { group: 'field', by: 'g', words: (line) => `scored ${line.g} goals` },
    { group: 'goalkeeping', by: 'saves', words: (line) => `made ${line.saves} saves` },
  ],
};

/** Writes the recap of a final game with the leaders of its box score. */
export function recap(
  college: CollegeRows,
  plan: CollegePlan,
  kind: SportKind,
  game: RowOf<'game'>,
  random: Random,
): Text {
  const opponent = at(schools, (game.opponentId ?? 1) - 1);
  const [ours, theirs] = [game.ourScore ?? 0, game.opponentScore ?? 0];
  const nick = plan.settings.mascotPlural ?? plan.shortName;
  const leaders = leadersOf(college, kind, game);
  const first = leaders[0];
  const verb = headlineVerb(kind.family, ours, theirs, random);
  const course = courseOf(kind.family, ours, theirs, random);
  const score = `${Math.max(ours, theirs)}-${Math.min(ours, theirs)}`;
  const where = { H: 'at home', A: `in ${opponent.town}`, N: 'at a neutral site' }[game.locationIndicator];
  const periods = game.periodsPlayed ?? 0;
  const extra =
    periods > kind.rules.periods
      ? kind.family === 'baseball' || kind.family === 'softball'
        ? ` in ${periods} innings`
        : ' in overtime'
      : '';
  const intro = `${plan.shortName} ${ours === theirs ? 'tied' : ours > theirs ? 'beat' : 'lost to'} ${opponent.title}, ${score}${extra}, ${where} on ${dayName(game.localDate)}.`;
  const sentence = first ? ` ${first.link ?? first.name} ${first.text}.` : '';
  const others = leaders.slice(1).map((leader) => `<li>${leader.link ?? leader.name} ${leader.text}.</li>`);
  const quotes = [
    'We trusted each other when it got loud.',
    'That is a good team over there, and we knew it would take all of the time on the clock.',
    'I liked our answer after the break. We stopped hurrying.',
    'We will look at it, and then we go back to work.',
  ];
  const content = [
    `<p>${plan.town.toUpperCase()} — ${intro}${sentence}</p>`,
    `<p>${course.summary}</p>`,
    '<h2>How it went</h2>',
    `<p>${opponent.title} came in ${random.pick(['rested', 'on a run of good results', 'without a regular starter', 'having won the last meeting'])} and ${random.pick(['pressed from the start', 'set a slow tempo', 'changed its lineup after the break'])}. The ${nick} ${course.answer}.</p>`,
    `<blockquote><p>“${random.pick(quotes)}”</p><p>— the head coach of the ${nick}</p></blockquote>`,
    ...(others.length > 0 ? ['<h3>In figures</h3>', `<ul>${others.join('')}</ul>`] : []),
    '<h2>Up next</h2>',
    `<p>See the <a href="/sports/${kind.slug}/schedule">${kind.title.toLowerCase()} schedule</a> for what comes next, or read the <a href="${plan.settings.conferenceUrl ?? 'https://example.org'}">standings of the ${plan.conference.abbrev}</a>.</p>`,
  ].join('\n');
  return {
    title: `${nick} ${verb} ${opponent.title}, ${score}${extra}`,
    subHeadline: first ? `${first.name} ${first.text}` : intro,
    teaser: intro,
    content,
    people: leaders.flatMap(({ personId }) => personId ?? []),
  };
}

function leadersOf(college: CollegeRows, kind: SportKind, game: RowOf<'game'>): (Leader & { text: string })[] {
  const box = college.rows.boxScore.find(({ gameId }) => gameId === game.id);
  const players = college.rows.boxPlayer.filter(
    ({ gameId, side, isTeam }) => gameId === game.id && side === box?.ourSide && !isTeam,
  );
  return (measures[kind.family] ?? []).flatMap(({ group, by, words }) => {
    const [best] = [...players].sort((a, b) => Number(b.stats[group]?.[by] ?? 0) - Number(a.stats[group]?.[by] ?? 0));
    const line = best?.stats[group];
    if (!best || !line?.[by]) return [];
    const name = `${best.firstName} ${best.lastName}`;
    const link = best.rosterPlayerId
      ? `<a href="/sports/${kind.slug}/roster/${slugify(name)}/${best.rosterPlayerId}">${name}</a>`
      : undefined;
    const personId = college.rows.rosterPlayer.find(({ id }) => id === best.rosterPlayerId)?.personId;
    return [{ name, line, link, personId, text: words(line) }];
  });
}

const dayName = (date: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][
    Temporal.PlainDate.from(date).dayOfWeek - 1
  ] ?? '';
