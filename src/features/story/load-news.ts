import { type LoadRequest, redirectTo } from '../../routing/load.ts';

const number = /^\d{1,4}$/;

/** A former address redirects to the current one, and a story that only links elsewhere to its target. */
export const load = async ({ params, url, api }: LoadRequest<'story'>) => {
  const { year, month, day, story_slug: slug } = params;
  if (![year, month, day].every((part) => number.test(part))) return undefined;
  const story = await api.stories.byAddress({ year: Number(year), month: Number(month), day: Number(day), slug });
  if (!story) return undefined;
  // the API lets through only the college's own and allowed hosts
  if (story.redirectUrl) return redirectTo(story.redirectUrl, 302);
  return story.url === url.pathname ? { story } : redirectTo(story.url + url.search, 301);
};
