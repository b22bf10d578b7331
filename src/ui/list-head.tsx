import { canonicalAddress } from '../routing/canonical-address.ts';
import { getRequestContext } from '../routing/request-context.ts';
import { Head } from './head.tsx';

type Item = { image: { url: string; altText: string } | null };

type Props = {
  /** Without the college's name, which is appended. */
  title: string;
  description: string;
  /** Path and query of the page, as far as they are canonical. */
  path: string;
  /** What the page lists; the first picture is that of link previews. */
  items: readonly Item[];
  /** By default, pages that list something. */
  indexed?: boolean;
};

/** Metadata of a page that lists content. Without pictures of its own, it is shared with that of the college. */
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
