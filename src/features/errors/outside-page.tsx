import { athleticsName, type Tenant } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { CollegeBand } from './college-band.tsx';

export const outsideTitle = 'This page is not available';

/** Shown at URLs of external programs that the college does not use. */
export const OutsidePage = ({ tenant }: { tenant: Pick<Tenant, 'name' | 'logo' | 'settings'> }) => (
  <>
    <CollegeBand name={tenant.name} logo={tenant.logo ?? undefined} homeHref={href('home')} />
    <main className="content standalone">
      <h1>{outsideTitle}</h1>
      <p>{tenant.name} has not connected the program that belongs at this address.</p>
      <p>
        <a href={href('home')}>{athleticsName(tenant)} home</a>
      </p>
    </main>
  </>
);
