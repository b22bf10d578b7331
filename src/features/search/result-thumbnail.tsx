import type { SearchResult } from '../../api/search/schema.ts';
import { isCoreKind } from '../../content/search.ts';
import type { CoreSearchKind } from '../../domain/search.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { SportIcon } from '../../ui/media/sport-icon.tsx';
import { NumberPortrait } from '../../ui/people/number-portrait.tsx';
import styles from './search-page.module.css';

type Thumbnail = (result: SearchResult) => React.ReactNode;

const withPicture: Thumbnail = ({ image }) =>
  image ? <Picture url={image} alt="" width={128} height={80} sizes="128px" /> : <CollegeLogo />;

const thumbnails: Record<CoreSearchKind, Thumbnail> = {
  sport: ({ standIn = '' }) => <SportIcon sport={standIn} />,
  person: ({ image, standIn, title }) =>
    image ? <Picture url={image} alt="" width={64} height={80} /> : <NumberPortrait number={standIn} name={title} />,
  story: withPicture,
  game: ({ image, standIn = '' }) => <TeamLogo name={standIn} url={image} size={48} />,
};

function CollegeLogo() {
  const { tenant } = getRequestContext();
  return <TeamLogo name={tenant.shortName} url={tenant.logo} size={48} />;
}

/** A result's picture or its fallback. Decorative, because the title says the same. */
export const ResultThumbnail = ({ result }: { result: SearchResult }) => (
  <span className={styles.thumbnail} data-kind={result.kind} data-logo={result.image ? undefined : ''}>
    {(isCoreKind(result.kind) ? thumbnails[result.kind] : withPicture)(result)}
  </span>
);
