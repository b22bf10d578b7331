import type { ContentKind } from '../content/define-content.ts';
import { canonicalAddress } from '../routing/canonical-address.ts';
import { collegeOf, type FeedContext } from './college.ts';
import { feedXml, lastChange } from './feed-xml.ts';

type Channel = {
  title: string;
  /** Filters of the kind. */
  filters: Record<string, number | undefined>;
  /** Paths of the page that the feed belongs to and of the feed itself. */
  page: string;
  self: string;
};

/** The newest rows of a kind as RSS, with the date of their last change; 404 for a kind without. */
export async function respondWithFeed(c: FeedContext, kind: ContentKind, channel: Channel): Promise<Response> {
  const { tenant, api } = collegeOf(c);
  const { title, filters, page, self } = channel;
  const items = await api.content.feed(kind, filters);
  if (!items) return c.text('There is no such feed', 404);
  const modified = lastChange(items);
  if (modified !== undefined) c.header('Last-Modified', new Date(modified).toUTCString());
  const text = feedXml(items, { kind, tenant, title, page, self, toAbsolute: canonicalAddress });
  return c.body(text, 200, { 'Content-Type': 'application/rss+xml; charset=utf-8' });
}
