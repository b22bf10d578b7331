import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { PrintPage } from '../../ui/print/print-page.tsx';
import type { loadStaffDirectory } from './loads.ts';
import { toDocument } from './staff-directory-document.ts';

/** The print view of the directory. */
export default function StaffDirectoryViewPage({ data }: PageProps<typeof loadStaffDirectory>) {
  const { tenant } = getRequestContext();
  const address = href('staffDirectory');
  return (
    <PrintPage
      document={toDocument({ data, tenant })}
      path={address}
      links={[{ label: 'Staff directory', href: address }]}
    />
  );
}
