import type { EventGame } from '../../api/events/schema.ts';
import { against } from '../../domain/against.ts';
import { gameStart } from '../../domain/game-start.ts';
import { shortDay } from '../../domain/printed-date.ts';
import { href } from '../../routing/routes.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { GameTime } from '../../ui/games/game-time.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { TextTable } from '../../ui/tables/text-table.tsx';
import styles from './coverage.module.css';

/** Upcoming games with their stations and streams, soonest first. */
const BroadcastTable = ({ games }: { games: readonly EventGame[] }) => (
  <section className={styles.section} aria-labelledby="broadcasts">
    <SectionHeading id="broadcasts" more={{ href: href('calendar'), label: 'Calendar' }}>
      Upcoming broadcasts
    </SectionHeading>
    <TextTable id="broadcasts" columns={['Game', 'Date', 'Watch', 'Listen']} fits>
      {games.map((game) => (
        <tr key={game.id}>
          <th scope="row">
            <span className={styles.sport}>{game.sport.title}</span>{' '}
            <SiteLink href={scheduleRowAddress(game)}>{against(game)}</SiteLink>
          </th>
          <td data-label="Date">
            <GameTime start={gameStart(game)} day={shortDay(game.venueDate)} />
          </td>
          <td data-label="Watch">
            <Station name={game.media.tv} link={game.media.tvImageLink} />
            <Stream label="Video" href={game.media.video} opponent={game.opponent.name} />
          </td>
          <td data-label="Listen">
            <Station name={game.media.radio} link={null} />
            <Stream label="Audio" href={game.media.audio} opponent={game.opponent.name} />
          </td>
        </tr>
      ))}
    </TextTable>
  </section>
);

const Station = ({ name, link }: { name: string | null; link: string | null }) =>
  name && <span className={styles.station}>{link ? <SiteLink href={link}>{name}</SiteLink> : name}</span>;

const Stream = ({ label, href: address, opponent }: { label: string; href: string | null; opponent: string }) =>
  address && (
    <SiteLink className={styles.station} href={address} aria-label={`${label}, ${opponent}`}>
      {label}
    </SiteLink>
  );

export const broadcastTable = defineMarkup('features/coverage/broadcast-table', BroadcastTable);
