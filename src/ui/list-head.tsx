import { canonicalAddress } from '../routing/canonical-address.ts';
import { getRequestContext } from '../routing/request-context.ts';
import { Head } from './head.tsx';

type Item = { image: { url: string; altText: string } | null };

type Props = {
  /** Title without the college's name, which is appended. */
  title: string;
  description: string;
  /** Canonical path and query of the page. */
  path: string;
  /** The listed items; the first picture is used for link previews. */
  items: readonly Item[];
  /** By default, pages that list something. */
  indexed?: boolean;
};

/** Metadata of a page that lists content. If no item has a picture, link previews show the college's. */
export function ListHead({ title, description, path, items, indexed = items.length > 0 }: Props) {
  const { tenant } = getRequestContext();
  const picture = items.find(({ image }) => image)?.image;
  return (
    <Head
      title={title}
      siteName={`${tenant.name} Athletics`}
      description={description}
      canonical={canonicalAddress(path)}
      image={picture ? { url: picture.url, alt: picture.altText } : undefined}
      indexed={indexed}
    />
  );
}
