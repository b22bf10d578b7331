import { allAmerican } from '../../content/honors/all-american.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { honorTeamName } from '../../domain/honors/categories.ts';
import type { contentClient } from '../content/content-client.ts';

/** One honor of a person, for lists. */
export type Honor = { key: string; when: string; title: string; detail: string; url: string | null };

/** Totals of a sport's honors. Inductees are those of the first hall, whose slug is `hall`. */
export type SportHonors = { inductees: number; hall: string | undefined; winners: number; allAmericans: number };

type Content = Pick<ReturnType<typeof contentClient>, 'list' | 'all'>;

/** All honors of a person, newest first. Those whose requests fail are missing. */
export async function listHonors(content: Content, personId: number): Promise<Honor[]> {
  const [inductions, wins, selections] = await Promise.all([
    content.all(inductee, { personId }),
    content.all(awardWinner, { personId }),
    content.all(allAmerican, { personId }),
  ]);
  const honors = [
    ...inductions.map(({ id, inducted, title, category, hall, url }) => ({
      key: `inductee ${id}`,
      when: String(inducted),
      title: hall?.title ?? title,
      detail: category === 'team' ? title : '',
      url,
    })),
    ...wins.map(({ id, season, award, team, detail }) => ({
      key: `winner ${id}`,
      when: season,
      title: award?.title ?? '',
      detail: joined([team && honorTeamName(team), detail]),
      url: award?.url ?? null,
    })),
    ...selections.map(({ id, season, organization, team, event, place, url }) => ({
      key: `selection ${id}`,
      when: season,
      title: 'All-American',
      detail: joined([organization, team && honorTeamName(team), event, place]),
      url,
    })),
  ];
  return honors.sort((a, b) => b.when.localeCompare(a.when));
}

/** The honors of a sport. */
export async function countHonors(content: Content, sportId: number): Promise<SportHonors> {
  const ofSport = { sportId, size: 1 };
  const [halls, winners, allAmericans] = await Promise.all([
    content.list(hall, { size: 1 }),
    content.list(awardWinner, ofSport),
    content.list(allAmerican, ofSport),
  ]);
  const [first] = halls.items;
  const inductees = first && (await content.list(inductee, { ...ofSport, hallId: first.id }));
  return {
    inductees: inductees?.total ?? 0,
    hall: first?.slug,
    winners: winners.total,
    allAmericans: allAmericans.total,
  };
}

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
