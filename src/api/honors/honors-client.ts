import type { contentClient } from '../../content/client.ts';
import { allAmerican } from '../../content/honors/all-american.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { honorTeamName } from '../../domain/honors/categories.ts';

/** One honor of a person, for lists. */
export type Honor = { key: string; when: string; title: string; detail: string; url: string | null };

/** Totals of a sport's honors. */
export type HonorTotals = { inductees: number; winners: number; allAmericans: number };

/** The honors of people and sports, over all kinds of honors. Nothing throws: what the API fails to answer is missing. */
export const honorsClient = (content: Pick<ReturnType<typeof contentClient>, 'list' | 'all' | 'get'>) => ({
  /** The address of the hall with a slug, or of the first hall. */
  hallAddress: async (slug?: string): Promise<string | undefined> =>
    (await content.list(hall, { slug, size: 1 })).items[0]?.url ?? undefined,
  /** The address of an inductee by id. Throws an `ApiFailure` if the API fails. */
  inducteeAddress: async (id: number): Promise<string | undefined> =>
    (await content.get(inductee, id))?.url ?? undefined,
  /** Everything that a person has been honored with, newest first. */
  ofPerson: async (personId: number): Promise<Honor[]> => {
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
  },
  totals: async (sportId: number): Promise<HonorTotals> => {
    const [inductees, winners, allAmericans] = await Promise.all(
      [inductee, awardWinner, allAmerican].map((kind) => content.list(kind as never, { sportId, size: 1 })),
    );
    return {
      inductees: inductees?.total ?? 0,
      winners: winners?.total ?? 0,
      allAmericans: allAmericans?.total ?? 0,
    };
  },
});

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
