import type { Tenant } from '../../domain/tenant.ts';
import { href } from '../../routing/routes.ts';
import { CollegeBand } from './college-band.tsx';

type Props = { tenant: Pick<Tenant, 'name' | 'logo'> };

export const outsideTitle = 'This page is not available';

/** Shown at URLs of external programs that the college does not use. */
export const OutsidePage = ({ tenant: { name, logo } }: Props) => (
  <>
    <CollegeBand name={name} logo={logo ?? undefined} homeHref={href('home')} />
    <main className="content standalone">
      <h1>{outsideTitle}</h1>
      <p>{name} has not connected the program that belongs at this address.</p>
      <p>
        <a href={href('home')}>{name} Athletics home</a>
      </p>
    </main>
  </>
);
