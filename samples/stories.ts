import { gameState } from '../src/domain/game-state.ts';
import { instantAt } from '../src/domain/local-time.ts';
import { slugify } from '../src/domain/slug.ts';
import { addDays } from './calendar.ts';
import type { CollegePlan } from './college-plan.ts';
import type { CollegeRows, RowOf } from './college-rows.ts';
import { type DepartmentStory, lakeshoreStories, pineRidgeStories } from './department-stories.ts';
import { schools } from './opponent-list.ts';
import type { Pictures } from './pictures.ts';
import { at, createRandom, type Random } from './random.ts';
import { sportKinds } from './sports.ts';
import { recap } from './story-recap.ts';
import type { Campus, Team } from './team.ts';

type StoryRow = Omit<RowOf<'story'>, 'tenantId' | 'id'>;

/** News of the department, reports of the latest games and previews of the next ones. */
export function addStories(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  teams: readonly Team[],
  pictures: Pictures,
): void {
  for (const story of plan.rich ? lakeshoreStories : pineRidgeStories)
    addDepartmentStory(college, plan, campus, story, pictures);
  const played = teams.filter(({ seasons }) => seasons[0]?.games.some(({ gameCenterEnabled }) => gameCenterEnabled));
  for (const [index, team] of played.entries()) {
    const games = team.seasons[0]?.games.filter(({ gameCenterEnabled }) => gameCenterEnabled) ?? [];
    const wanted = plan.rich ? (index < 4 ? 4 : 2) : 1;
    for (const [number, game] of games.slice(-wanted).entries())
      addRecap(college, plan, campus, team, game, pictures, number);
  }
  if (plan.rich)
    for (const [index, team] of teams.slice(0, 3).entries())
      addPreview(college, plan, campus, team, pictures, 1 + index);
}

function addDepartmentStory(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  story: DepartmentStory,
  pictures: Pictures,
): void {
  const {
    slug,
    title,
    subHeadline,
    age,
    paragraphs,
    access = 'public',
    redirectUrl,
    video,
    writer,
    links = [],
    oldSlugs = [],
    picture,
  } = story;
  const localDate = addDays(campus.today, -age);
  const content = paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('\n');
  const storyId = addStory(college, plan, {
    slug,
    title,
    localDate,
    subHeadline: subHeadline ?? null,
    teaser: subHeadline ?? paragraphs[0] ?? null,
    byline: writer ? `By ${writer.name}` : 'Staff report',
    content,
    access,
    redirectUrl: redirectUrl ?? null,
    video: video ?? null,
    writer: writer ?? null,
    links,
    imageId: picture ? pictures.place(picture) : null,
  });
  for (const oldSlug of oldSlugs)
    college.rows.storySlug.push({ tenantId: college.tenantId, localDate, slug: oldSlug, storyId });
}

function addRecap(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  team: Team,
  game: RowOf<'game'>,
  pictures: Pictures,
  number: number,
): void {
  const kind = sportKinds[team.key];
  const random = createRandom(`${plan.slug} recap ${game.id}`);
  const text = recap(college, plan, kind, game, random);
  const id = addStory(college, plan, {
    ...text,
    slug: `${kind.slug}-${slugify(text.title)}`.slice(0, 90),
    ...recapTime(game, campus.today, random),
    byline: 'Staff report',
    imageId: pictures.scene(kind, number),
  });
  linkGame(college, team, game, id);
  game.recapStoryId = id;
}

function addPreview(
  college: CollegeRows,
  plan: CollegePlan,
  campus: Campus,
  team: Team,
  pictures: Pictures,
  age: number,
): void {
  const kind = sportKinds[team.key];
  const next = team.seasons[0]?.games.find(
    ({ localDate, state, opponentId }) => localDate >= campus.today && state === gameState.Scheduled && opponentId,
  );
  if (!next) return;
  const { title: opponent, mascot } = at(schools, (next.opponentId ?? 1) - 1);
  const title = `Preview: ${opponent} ${next.locationIndicator === 'H' ? 'comes to Port Ellery' : 'is next'}`;
  const content = `<p>The ${mascot} of ${opponent} are next for ${kind.title.toLowerCase()}. Both sides meet for the first time this season.</p><h2>What to watch</h2><ul><li>Who sets the tempo</li><li>The bench, which has decided two of the last three</li></ul>`;
  const id = addStory(college, plan, {
    title,
    slug: slugify(`${kind.slug} preview ${opponent}`).slice(0, 90),
    localDate: addDays(campus.today, -age),
    content,
    teaser: `The ${mascot} are next.`,
    byline: 'Staff report',
    imageId: pictures.jersey(kind),
  });
  linkGame(college, team, next, id);
  next.previewStoryId = id;
}

/** A story appears at `time`, or in the morning. */
function addStory(
  college: CollegeRows,
  plan: CollegePlan,
  { time, ...story }: Omit<StoryRow, 'publishedAt'> & { time?: string },
): number {
  return college.add('story', {
    ...story,
    publishedAt: instantAt(story.localDate, time ?? morning(createRandom(`${plan.slug} ${story.slug}`)), plan.timezone),
  });
}

const morning = (random: Random) => `0${random.int(6, 9)}:${random.int(10, 59)}`;

/** About three hours after the start, or the morning after a late game unless that is still to come. */
function recapTime({ localDate, startsAt, timezone }: RowOf<'game'>, today: string, random: Random) {
  const start = startsAt ? Temporal.Instant.from(startsAt).toZonedDateTimeISO(timezone).hour : 18;
  const nextDay = addDays(localDate, 1);
  if (start >= 19 && nextDay < today) return { localDate: nextDay, time: morning(random) };
  return { localDate, time: `${Math.min(start + 3, 23)}:${random.int(10, 59)}` };
}

function linkGame(
  { rows, tenantId }: CollegeRows,
  { sportId }: Team,
  { id: gameId }: RowOf<'game'>,
  storyId: number,
): void {
  rows.storySport.push({ tenantId, storyId, sportId });
  rows.storyGame.push({ tenantId, storyId, gameId });
}
