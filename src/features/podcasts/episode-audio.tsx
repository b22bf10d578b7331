import { audioOf, type Episode, type Podcast } from '../../content/podcasts/items.ts';
import { imageAddress } from '../../web/image-address.ts';
import { EpisodePlayer } from './client/episode-player.tsx';
import styles from './podcasts.module.css';

type Props = {
  item: Episode;
  show: Podcast;
  /** Id of the element with the chapters and transcript. */
  follows: string;
};

const artworkSize = { width: 512, height: 512 };

/** The player of an episode and a link to its file. */
export function EpisodeAudio({ item, show, follows }: Props) {
  const audio = audioOf(item);
  if (!audio) return <p className={styles.pending}>The audio of this episode will be added here.</p>;
  const image = item.image ?? show.image;
  const track = {
    id: item.id,
    title: item.title,
    show: show.title,
    page: item.url ?? '',
    source: audio.url,
    artwork: image ? imageAddress(image.url, artworkSize, 'jpeg') : undefined,
  };
  return (
    <>
      <EpisodePlayer key={item.id} track={track} duration={item.duration} follows={follows} />
      <p className={styles.download}>
        <a href={audio.url} download>
          Download
        </a>{' '}
        {megabytes(audio.length)}
      </p>
    </>
  );
}

/** "24.1 MB". */
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
