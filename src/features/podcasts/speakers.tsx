import type { Episode, Podcast } from '../../content/podcasts/items.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { capitalize } from '../../web/text.ts';
import styles from './podcasts.module.css';

type Person = { name: string; role: string; url: string | null };

/** The hosts and guests; people on rosters are linked to their bio. */
export const speakersOf = (show: Podcast, item?: Episode): Person[] => {
  const credited = [...show.credits, ...(item?.credits ?? [])].map(({ url = null, ...credit }) => ({ ...credit, url }));
  const guests = (item?.people ?? []).map(({ firstName, lastName, url }) => ({
    name: `${firstName} ${lastName}`.trim(),
    role: 'guest',
    url,
  }));
  return [...new Map([...credited, ...guests].map((person) => [person.name, person])).values()];
};

export const Speakers = ({ speakers }: { speakers: readonly Person[] }) => (
  <ul className={styles.speakers}>
    {speakers.map(({ name, role, url }) => (
      <li key={name}>
        {url ? <SiteLink href={url}>{name}</SiteLink> : name} <span>{capitalize(role)}</span>
      </li>
    ))}
  </ul>
);
