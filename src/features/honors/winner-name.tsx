import { SiteLink } from '../../ui/controls/site-link.tsx';
import type { AwardWinner } from './honor-items.ts';

/** The name of a winner, linked to the bio if it is exactly one person. */
export function WinnerName({ winner: { title, people } }: { winner: AwardWinner }) {
  const url = people.length === 1 ? people[0]?.url : null;
  return url ? <SiteLink href={url}>{title}</SiteLink> : title;
}
