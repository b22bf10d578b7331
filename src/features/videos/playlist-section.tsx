import { FactList } from '../../ui/fact-list.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import type { Playlist } from './load-playlist.ts';
import styles from './videos.module.css';

/** Playlists that have videos; nothing if there are none. */
export function PlaylistSection({ playlists }: { playlists: readonly Playlist[] }) {
  const facts = playlists
    .filter(({ clips }) => clips.length > 0)
    .map(({ id, title, summary, clips: { length }, url }) => {
      const lead = length === 1 ? '1 video' : `${length} videos`;
      return { key: String(id), lead, title, detail: summary, url };
    });
  if (facts.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby="playlists">
      <SectionHeading id="playlists">Playlists</SectionHeading>
      <FactList facts={facts} />
    </section>
  );
}
