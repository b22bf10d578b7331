import { gameState } from '../src/domain/game-state.ts';
import { instantAt } from '../src/domain/local-time.ts';
import type { RowInput } from '../src/editing/read-row.ts';
import { slugify } from '../src/web/slug.ts';
import { addDays } from './calendar.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import type { CollegePlan } from './colleges.ts';
import schools from './opponents.json' with { type: 'json' };
import type { Pictures } from './pictures.ts';
import { at, createRandom, type Random } from './random.ts';
import { createPhrases, type Phrases } from './recaps/phrases.ts';
import { writePreview } from './recaps/preview.ts';
import { writeRecap } from './recaps/recap.ts';
import { sportKinds } from './sports.ts';
import type { Campus, Team } from './team.ts';

/** A recap or preview, and the column of its game that refers to it. */
export type GameStory = { gameId: number; column: 'recapStoryId' | 'previewStoryId'; input: RowInput };

/** The pictures of previews of the first teams' next games. */
const previewScenes = ['tunnel', 'mens-basketball-huddle', 'womens-basketball-tip-off'];

/** Writes recaps of the latest games with a box score and previews of the next games. */
export function writeGameStories(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  teams: readonly Team[],
  pictures: Pictures,
): GameStory[] {
  const phrases = createPhrases(`${plan.slug} recaps`);
  const played = teams.filter(({ seasons }) => seasons[0]?.games.some(({ gameCenterEnabled }) => gameCenterEnabled));
  const recaps = played.flatMap((team, index) => {
    const games = team.seasons[0]?.games.filter(({ gameCenterEnabled }) => gameCenterEnabled) ?? [];
    const wanted = plan.rich ? (index < 4 ? 4 : 2) : 1;
    return games
      .slice(-wanted)
      .map((game, number) =>
        recapStory(college, plan, campus, team, game, pictures.sportScene(kindOf(team), number), phrases),
      );
  });
  const previews = plan.rich
    ? previewScenes.flatMap(
        (scene, index) =>
          previewStory(college, plan, campus, at(teams, index), pictures.scene(scene), 1 + index, phrases) ?? [],
      )
    : [];
  return [...recaps, ...previews];
}

function recapStory(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  team: Team,
  game: RowOf<'game'>,
  image: string,
  phrases: Phrases,
): GameStory {
  const kind = kindOf(team);
  const text = writeRecap(college, plan, { kind, season: team.seasons[0]?.games ?? [], game }, phrases);
  const urlSlug = slugOf(`${kind.slug} ${text.title}`);
  const random = createRandom(`${plan.slug} recap ${game.id}`);
  const { localDate, time = morning(plan, urlSlug) } = recapTime(game, campus.today, random);
  return gameStory('recapStoryId', game, {
    ...text,
    urlSlug,
    publishedAt: instantAt(localDate, time, plan.timezone),
    image,
    sports: [kind.slug],
    ...(plan.rich && { tags: ['Game recap'] }),
  });
}

const kindOf = ({ key }: Team) => sportKinds[key];

function previewStory(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  team: Team,
  image: string,
  age: number,
  phrases: Phrases,
): GameStory | undefined {
  const kind = kindOf(team);
  const game = team.seasons[0]?.games.find(
    ({ localDate, state, opponentId }) => localDate >= campus.today && state === gameState.Scheduled && opponentId,
  );
  if (!game) return undefined;
  const opponent = at(schools, (game.opponentId ?? 1) - 1);
  const urlSlug = slugOf(`${kind.slug} preview ${opponent.title}`);
  const day = addDays(campus.today, -age);
  return gameStory('previewStoryId', game, {
    ...writePreview(college, plan, { kind, team, game, opponent, day }, phrases),
    urlSlug,
    publishedAt: instantAt(day, morning(plan, urlSlug), plan.timezone),
    image,
    sports: [kind.slug],
    tags: ['Game preview'],
  });
}

const gameStory = (column: GameStory['column'], { id }: RowOf<'game'>, values: RowInput['values']): GameStory => ({
  gameId: id,
  column,
  input: {
    values: { byline: 'Staff report', games: [id], ...values },
  },
});

const slugOf = (text: string) => slugify(text).slice(0, 90).replace(/-$/, '');

const morning = ({ slug }: CollegePlan, urlSlug: string) => {
  const random = createRandom(`${slug} ${urlSlug}`);
  return `0${random.int(6, 9)}:${random.int(10, 59)}`;
};

/** Three hours after the start; for a late game, the next morning unless that is in the future. */
function recapTime({ localDate, startsAt, timezone }: RowOf<'game'>, today: string, random: Random) {
  const start = startsAt ? Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).hour : 18;
  const nextDay = addDays(localDate, 1);
  if (start >= 19 && nextDay < today) return { localDate: nextDay };
  return { localDate, time: `${Math.min(start + 3, 23)}:${random.int(10, 59)}` };
}
