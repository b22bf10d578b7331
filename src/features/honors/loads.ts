import { allAmerican } from '../../content/honors/all-american.ts';
import { award } from '../../content/honors/award.ts';
import { awardWinner } from '../../content/honors/award-winner.ts';
import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import { readFilter, readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';
import { selectionGroupings } from './all-american-facts.ts';
import { groupingSlugs, isGrouping } from './group-inductees.ts';
import { readInducteeFilter } from './inductee-filter.ts';

/** A selection with the athlete's others in the sport. */
export const loadAllAmericansBio = async ({ params, api }: LoadRequest<'allAmerican'>) => {
  const id = parseRowId(params.id);
  const item = id === undefined ? undefined : await api.content.get(allAmerican, id);
  if (!item) return undefined;
  const ofSport = await api.content.all(allAmerican, { sportId: item.sport?.id });
  const ids = new Set(item.people.map((person) => person.id));
  const isSame = (other: typeof item) =>
    ids.size > 0 && other.people.length > 0 ? other.people.some((one) => ids.has(one.id)) : other.title === item.title;
  return { item, selections: ofSport.filter(isSame) };
};

const allAmericans = { title: 'All-Americans', href: href('allAmericans') };
const isSeason = (text: string) => /^\d{4}(-\d{2})?$/.test(text);

/** All selections, their grouping in `?by=`, and the sport and season in the query. */
export const loadAllAmericans = async ({ api, url }: LoadRequest<'allAmericans'>) => {
  const by = url.searchParams.get('by') || 'sport';
  const grouping = selectionGroupings.find((each) => each === by);
  if (!grouping)
    return refuse(
      `by is ${JSON.stringify(by.slice(0, 80))}. Use one of ${selectionGroupings.join(', ')}.`,
      allAmericans,
    );
  const query = await readListQuery({ url, api, instead: allAmericans });
  if (isRefusal(query)) return query;
  const season = readFilter({
    url,
    name: 'season',
    accepts: isSeason,
    expected: 'a season such as 2025-26',
    instead: allAmericans,
  });
  if (typeof season === 'object') return season;
  return {
    selections: await api.content.all(allAmerican),
    grouping,
    filter: { sport: query.sport && sportSlug(query.sport), season },
  };
};

export const loadAwardsBio = async ({ params, api }: LoadRequest<'award'>) => {
  const awardId = parseRowId(params.id);
  const item = awardId === undefined ? undefined : await api.content.get(award, awardId);
  return item && { item, winners: await api.content.all(awardWinner, { awardId }) };
};

const allAwards = { title: 'All awards', href: href('awards') };

/** All awards with all of their winners, and the sport in `?sport=`. */
export const loadAwards = async ({ url, api }: LoadRequest<'awards'>) => {
  const query = await readListQuery({ url, api, instead: allAwards });
  if (isRefusal(query)) return query;
  const [awards, winners] = await Promise.all([api.content.all(award), api.content.all(awardWinner)]);
  return { awards, winners, sport: query.sport && sportSlug(query.sport) };
};

/** The id identifies the inductee; a URL with a former name or hall redirects to the current one. */
export const loadHofBio = async ({ params, url, api }: LoadRequest<'inductee'>) => {
  const id = parseRowId(params.inducteeId);
  const item = id === undefined ? undefined : await api.content.get(inductee, id);
  if (!item?.url || !item.hall) return undefined;
  if (item.url !== url.pathname) {
    const name = item.url.split('/').at(-2) ?? '';
    return isFormerName(params.inducteeSlug, name) ? redirectTo(item.url + url.search, 301) : undefined;
  }
  const inducted = await api.content.all(inductee, { hallId: item.hall.id, inducted: item.inducted });
  return { item, classmates: inducted.filter((other) => other.id !== id) };
};

/** A hall of fame by its slug. A former slug redirects, as does an explicit grouping by year, which is the default. */
export const loadHof = async ({ params: { slug, grouping }, url, api }: LoadRequest<'honors'>) => {
  if (grouping !== undefined && !isGrouping(grouping)) return undefined;
  const {
    items: [found],
  } = await api.content.list(hall, { slug, size: 1 });
  if (!found) return undefined;
  const shown = grouping === groupingSlugs[0] ? undefined : grouping;
  if (found.slug !== slug || shown !== grouping)
    return redirectTo(href('honors', { slug: found.slug, grouping: shown }) + url.search, 301);
  const filter = await readInducteeFilter({ url, api, instead: { title: found.title, href: url.pathname } });
  if (isRefusal(filter)) return filter;
  const inductees = await api.content.all(inductee, { hallId: found.id });
  return { hall: found, inductees, filter, grouping: shown ?? groupingSlugs[0] };
};

/** The halls of fame with their latest class, the awards, and the latest All-Americans. */
export const loadHonors = async ({ api }: LoadRequest<'honorsHome'>) => {
  const [halls, awards, allAmericans] = await Promise.all([
    api.content.all(hall),
    api.content.all(award),
    api.content.list(allAmerican, { size: 12 }),
  ]);
  const members = await Promise.all(halls.map(({ id }) => api.content.list(inductee, { hallId: id, size: 24 })));
  return {
    halls: halls.map((each, index) => {
      const { items, total } = members[index] ?? { items: [], total: 0 };
      return { hall: each, total, latest: items.filter(({ inducted }) => inducted === items[0]?.inducted) };
    }),
    awards,
    allAmericans,
  };
};
