import { SiteLink } from './site-link.tsx';

/** A link to an e-mail address, which may wrap before the domain. */
export function EmailLink({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <SiteLink href={`mailto:${address}`}>
      {user}
      <wbr />@{domain}
    </SiteLink>
  );
}
