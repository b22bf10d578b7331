import { sql } from 'drizzle-orm';

import type { Db } from '../db/client.ts';
import { promotionLocation } from '../db/schema/promotion.ts';
import { splash } from '../db/schema/splash.ts';
import { storySlug } from '../db/schema/story.ts';
import { href } from '../routing/routes.ts';
import { createBoxPlayer, createBoxScore } from './box-score-factories.ts';
import { createForm } from './content-factories.ts';
import * as make from './factories.ts';

/** Occurs in all hidden content and nowhere else, in upper or lower case. */
export const marker = 'kestrel';

/** Adds hidden content of every kind, each beside public content of the same kind. Returns the addresses. */
export async function addHiddenContent(db: Db, tenantId: number) {
  const drawing = (text: string) =>
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><title>${text}</title></svg>`,
    );
  const picture = (path: string) =>
    make.createImage(db, tenantId, {
      path,
      width: 16,
      height: 9,
      alt: marker,
      bytes: drawing(marker),
      sha256: `${marker} ${path}`,
    });
  const sport = await make.createSport(db, tenantId);
  const now = await make.createSeason(db, sport);
  const next = await make.createSeason(db, sport, {
    title: '2027',
    isCurrent: false,
    rosterAccess: 'hidden',
    rosterNote: marker,
  });
  const portrait = await picture('people/1.svg');
  const shown = await make.createPlayer(db, now, { firstName: 'Open', lastName: 'Secretless' });
  const hidden = await make.createPlayer(db, now, {
    firstName: 'Kestrel',
    lastName: 'One',
    hide: true,
    bio: marker,
    imageId: portrait.id,
  });
  const signee = await make.createPlayer(db, next, { firstName: 'Kestrel', lastName: 'Two', bio: marker });
  const returning = await make.createPlayer(db, next, { personId: shown.personId, bio: marker, major: marker });
  await make.createCoach(db, next, { firstName: 'Kestrel', lastName: 'Coach' });
  await make.createCoach(db, now, { firstName: 'Kestrel', lastName: 'Aide', hide: true });

  const [lead, inText] = [await picture('stories/1.svg'), await picture('stories/2.svg')];
  const text = {
    title: `The ${marker} story`,
    teaser: marker,
    content: `<p>${marker} <img src="/media/${inText.path}"></p>`,
    sportIds: [sport.id],
  };
  const hiddenStory = await make.createStory(db, tenantId, {
    ...text,
    slug: `${marker}-now`,
    access: 'hidden',
    imageId: lead.id,
  });
  const early = await make.createStory(db, tenantId, {
    ...text,
    slug: 'early',
    publishedAt: Temporal.Now.instant().add({ hours: 48 }).toString(),
  });
  await db.insert(storySlug).values({ tenantId, localDate: '2026-09-11', slug: 'once', storyId: hiddenStory.id });
  await make.createStory(db, tenantId, { slug: 'plain', sportIds: [sport.id] });
  const game = await make.createGame(db, now, {
    ourScore: 20,
    opponentScore: 3,
    recapStoryId: hiddenStory.id,
    previewStoryId: early.id,
  });
  await createBoxScore(db, game);
  await createBoxPlayer(db, game, {
    firstName: 'Known',
    lastName: 'Name',
    checkName: 'NAME,KNOWN',
    rosterPlayerId: hidden.id,
  });

  const poster = await picture('splashes/1.svg');
  const look = {
    kind: 'html' as const,
    backgroundColor: '#000000',
    foregroundColor: '#ffffff',
    startDate: sql`now() - interval '1 day'`,
  };
  await db.insert(splash).values({
    ...look,
    tenantId,
    id: 1,
    title: marker,
    html: `<p>${marker}</p>`,
    access: 'hidden',
    imageId: poster.id,
  });
  await db.insert(promotionLocation).values({ tenantId, id: 1, name: 'home-tiles', type: 'multi', effect: 'none' });

  const survey = await createForm(db, tenantId, { title: marker, access: 'hidden', description: `<p>${marker}</p>` });
  await createForm(db, tenantId);

  const day = { year: '2026', month: '9', day: '11' };
  const bioOf = (player: { id: number }, playerSlug: string) => ({
    slug: 'football',
    playerSlug,
    rosterPlayerId: String(player.id),
  });
  return {
    /** Hidden pages at their current and former addresses, with the public address each would have. */
    pages: [
      ...[`${marker}-now`, 'once', 'early'].map((slug) => ({
        hidden: href('hiddenStory', { ...day, story_slug: slug }),
        open: href('story', { ...day, story_slug: slug }),
      })),
      {
        hidden: href('hiddenRoster', { slug: 'football', season: '2027' }),
        open: href('roster', { slug: 'football', season: '2027' }),
      },
      { hidden: href('hiddenRoster', { slug: 'football' }), open: href('roster', { slug: 'football' }) },
      ...[
        bioOf(hidden, 'kestrel-one'),
        bioOf(signee, 'kestrel-two'),
        bioOf(hidden, 'kestrel-somebody'),
        bioOf(returning, 'open-secretless'),
      ].map((params) => ({
        hidden: href('hiddenRosterBio', params),
        open: href('rosterBio', params),
      })),
      { hidden: href('hiddenSplash', { splashId: '1' }), open: href('splash', { splashId: '1' }) },
      { hidden: href('hiddenForm', { id: String(survey.id) }), open: href('form', { id: String(survey.id) }) },
      {
        hidden: href('hiddenFormResults', { id: String(survey.id) }),
        open: href('formResults', { id: String(survey.id) }),
      },
    ],
    /** Values of each API parameter. */
    values: {
      id: [hiddenStory.id, early.id, hidden.id, signee.id, returning.id, now.id, next.id, game.id, survey.id].map(
        String,
      ),
      gameId: [String(game.id)],
      gameIds: [String(game.id)],
      scheduleId: [now.id, next.id].map(String),
      date: ['9-11-2026'],
      slug: [`${marker}-now`, 'once', 'early'],
      sport: ['football'],
      sportId: ['0', String(sport.id)],
      sport_id: [String(sport.id)],
      splashId: ['1'],
      name: ['home-tiles'],
      from: ['2026-09-01'],
      to: ['2026-09-30'],
    } as Record<string, readonly string[]>,
    query: `sportId=${sport.id}&initialSportId=${sport.id}&endSportId=${sport.id}&sport=football&season=2027&splashId=1&lastNameStart=k&pageSize=100&adIds=1&q=${marker}&path=/hidden`,
    pictures: [portrait, lead, inText, poster].map(({ path }) => path),
  };
}

export type HiddenContent = Awaited<ReturnType<typeof addHiddenContent>>;
