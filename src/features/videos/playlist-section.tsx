import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import type { withPosters } from './loads.ts';
import styles from './playlist.module.css';
import { videoCount } from './playlist-videos.tsx';

/** Playlists with the picture of their first video; nothing if there are none. */
export const PlaylistSection = ({ playlists }: { playlists: Awaited<ReturnType<typeof withPosters>> }) =>
  playlists.length > 0 && (
    <section className={styles.section} aria-labelledby="playlists">
      <SectionHeading id="playlists">Playlists</SectionHeading>
      <ul className={styles.lists}>
        {playlists.map(({ id, url, title, summary, clips, poster }) => (
          <li key={id} className={styles.list}>
            <div className={styles.poster}>
              {poster && (
                <Picture
                  url={poster.url}
                  alt=""
                  width={160}
                  height={90}
                  sizes="160px"
                  focus={poster.focus}
                  itemId={id}
                />
              )}
            </div>
            <div>
              <h3>
                <SiteLink href={url ?? ''}>{title}</SiteLink>
              </h3>
              <p className={styles.facts}>{videoCount(clips)}</p>
              {summary && <p className={styles.summary}>{summary}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
