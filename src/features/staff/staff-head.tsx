import type { ComponentProps } from 'react';

import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { Head } from '../../ui/head.tsx';

type Props = Pick<ComponentProps<typeof Head>, 'title' | 'description' | 'type' | 'image' | 'indexed'> & {
  /** The path of the page. */
  path: string;
};

/** Metadata of a staff directory page; the preview picture is the college's unless the page has its own. */
export function StaffHead({ path, ...rest }: Props) {
  const { tenant } = getRequestContext();
  return <Head {...rest} siteName={`${tenant.name} Athletics`} canonical={canonicalAddress(path)} />;
}
