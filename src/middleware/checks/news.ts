import type { Check } from './check.ts';

const whole = /^\d{1,4}$/;

/** A former address of a story leads to its current one; a story that only points elsewhere leads there. */
export const check: Check = async ({ url, params, api }) => {
  const { year = '', month = '', day = '', story_slug: slug = '' } = params;
  if (![year, month, day].every((part) => whole.test(part))) return { notFound: true };
  const story = await api.stories.byAddress({ year: Number(year), month: Number(month), day: Number(day), slug });
  if (!story) return { notFound: true };
  // the API lets through only the college's own and allowed hosts
  if (story.redirectUrl) return { redirect: story.redirectUrl, status: 302 };
  return story.url === url.pathname ? undefined : { redirect: story.url + url.search, status: 301 };
};
