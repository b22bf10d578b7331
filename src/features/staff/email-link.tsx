import { SiteLink } from '../../ui/site-link.tsx';

/** A link to an e-mail address, which breaks before its domain. */
export function EmailLink({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <SiteLink href={`mailto:${address}`}>
      {user}
      <wbr />@{domain}
    </SiteLink>
  );
}
