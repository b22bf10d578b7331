import type { ComponentProps } from 'react';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Head } from '../../ui/head.tsx';

type Props = Pick<ComponentProps<typeof Head>, 'title' | 'description' | 'type' | 'image' | 'indexed'> & {
  /** The path of the page. */
  path: string;
};

/** Metadata of a page of the staff directory, shared with the picture of the college unless it has its own. */
export async function StaffHead({ path, image, ...rest }: Props) {
  const { tenant, api } = getRequestContext();
  const { image: collegeImage, imageAlt = tenant.name } = await api.seo.get();
  const shared = image ?? (collegeImage ? { url: collegeImage, alt: imageAlt } : undefined);
  return <Head {...rest} siteName={`${tenant.name} Athletics`} canonical={canonicalAddress(path)} image={shared} />;
}
