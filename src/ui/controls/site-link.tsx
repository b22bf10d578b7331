import type { AnchorHTMLAttributes } from 'react';

import { linkKind } from '../../web/links.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'rel' | 'target'> & { href: string; newTab?: boolean };

/** A link: `noopener noreferrer` for other sites, plain text if the URL could run code. */
export function SiteLink({ href, newTab = false, children, ...rest }: Props) {
  const kind = linkKind(href);
  if (kind.type === 'refused') {
    return <span className={rest.className}>{children}</span>;
  }
  return (
    <a href={href} {...rest} {...(kind.type === 'external' && { rel: kind.rel })} {...(newTab && { target: '_blank' })}>
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}
