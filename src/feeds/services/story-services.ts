import { numericDate } from '../../domain/printed-date.ts';
import { athleticsName } from '../../domain/tenant.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { stripHtml } from '../../web/strip-html.ts';
import { findServiceSports, type Service } from './service.ts';

const maxPageSize = 100;

/** `archives.ashx/stories?index=1&page_size=30&sport=football&season=2026`: a page of stories, newest first. */
export const storyArchive: Service = async (request) => {
  const { api, query } = request;
  const [sport] = await findServiceSports(request, 'sport');
  const year = query.count('season', { otherwise: 0, max: 9999 });
  const { items, total } = await api.stories.list({
    page: query.count('index', { otherwise: 1, max: 100_000 }),
    size: query.count('page_size', { otherwise: 30, max: maxPageSize }),
    sportId: sport?.id,
    ...(year > 0 && { from: `${year}-01-01`, to: `${year}-12-31` }),
  });
  return {
    error: null,
    total,
    data: items.map((story) => ({
      story_id: story.id,
      story_headline: story.title,
      story_path: story.url,
      story_postdate: numericDate(story.date),
      story_image: story.imageSource,
      story_summary: stripHtml(story.teaser ?? ''),
      story_byline: story.byline,
      sport_title: story.sport?.title ?? story.sportDisplay,
      sport_shortname: story.sport?.shortName ?? '',
      sports_cats: story.sportDisplay,
    })),
  };
};

/** `stories_xml.aspx?path=football&numrec=10` or `?story_id=12`: stories with their text. */
export const storiesXml: Service = async (request) => {
  const { api, query, tenant } = request;
  const id = query.count('story_id', { otherwise: 0, max: 999_999_999 });
  const [sport] = await findServiceSports(request, 'path', 'sport_id');
  const size = query.count('numrec', { otherwise: 20, max: maxPageSize });
  const ids = id > 0 ? [id] : (await api.stories.list({ sportId: sport?.id, size })).items.map((item) => item.id);
  const stories = (await Promise.all(ids.map((each) => api.stories.get(each)))).filter((story) => story !== undefined);
  return {
    title: `${athleticsName(tenant)}${sport ? ` - ${sport.title}` : ''}`,
    description: `News of ${athleticsName(tenant)}`,
    stories: stories.map((story) => ({
      id: String(story.id),
      title: story.title,
      link: canonicalAddress(story.url),
      category: story.sportDisplay,
      sport: { primary_global_sport_shortname: story.sport?.globalSportShortname ?? '' },
      description: stripHtml(story.teaser ?? ''),
      fulltext: story.content ?? '',
      fulltext_raw: stripHtml(story.content ?? ''),
      enclosure: { url: story.imageSource ? canonicalAddress(story.imageSource) : '' },
      pubDateUTC: story.dateUtc,
    })),
  };
};
