import type { PlayerBio } from '../../api/players/schema.ts';
import type { CareerStats } from '../../api/season-stats/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { PersonHonors } from '../../ui/people/person-honors.tsx';
import { PersonStories } from '../../ui/people/person-stories.tsx';
import { enDashed } from '../../web/text.ts';
import { BioHead } from './bio-head.tsx';
import { BioHeader } from './bio-header.tsx';
import styles from './bio-page.module.css';
import { bioTables } from './bio-tables.markup.tsx';
import { gameFigures } from './game-figures.ts';
import { type HeadlineFigure, headlineFigures } from './headline-figures.ts';
import type { loadRosterBio } from './loads.ts';
import { logTables } from './log-tables.ts';
import { PersonMedia } from './person-media.tsx';
import { PlayerSteps } from './player-steps.tsx';
import { RecordsHeld } from './records-held.tsx';
import { rosterAddressOf, sportAddressOf } from './roster-address.ts';

export default async function RosterBioPage({ data: { player } }: PageProps<typeof loadRosterBio>) {
  const { figures, career } = await findHeadline(player);
  const name = `${player.firstName} ${player.lastName}`;
  const roster = { label: `${enDashed(player.season.title)} roster`, href: rosterAddressOf(player) };

  return (
    <>
      <BioHead player={player} />
      <Breadcrumbs items={[{ label: player.sport.title, href: sportAddressOf(player) }, roster, { label: name }]} />
      <BioHeader player={player} figures={figures} />
      {player.bio && (
        <section className={styles.section} aria-labelledby="biography">
          <SectionHeading id="biography">Biography</SectionHeading>
          {/* sanitized by the API */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: player.bio }} />
        </section>
      )}
      <Deferred fallback={null}>
        <PersonHonors personId={player.playerId} className={styles.section} />
      </Deferred>
      <Deferred fallback={null}>
        <RecordsHeld player={player} className={styles.section} />
      </Deferred>
      <Markup of={bioTables} props={{ player, career }} />
      <Deferred fallback={null}>
        <PersonMedia personId={player.playerId} className={styles.section} />
      </Deferred>
      <Deferred fallback={null}>
        <PersonStories person={{ id: player.playerId, name }} sport={player.sport} className={styles.section} />
      </Deferred>
      <Deferred fallback={null}>
        <PlayerSteps player={player} />
      </Deferred>
      <ThirdParties contentId={player.rosterPlayerId} />
    </>
  );
}

type Sheets = CareerStats['sheets'];

/** A player's headline figures, and the career tables from which their totals come. */
async function findHeadline(player: PlayerBio): Promise<{ figures: HeadlineFigure[]; career: Sheets }> {
  const { api } = getRequestContext();
  const [career, leaders] = await Promise.all([api.stats.career(player.rosterPlayerId), findLeaders(player)]);
  const games = gameFigures(logTables(getSportStats(player.sport.family)?.tables ?? [], player.gameLog));
  const sheets = career?.sheets ?? [];
  return { figures: headlineFigures({ player, leaders, career: sheets, games }), career: sheets };
}

/** Lists of the season's leaders; empty in staff previews of hidden rosters. */
function findLeaders({ sport, season, url }: PlayerBio) {
  if (!getSeasonBook(sport.family) || url.startsWith('/hidden/')) return [];
  return getRequestContext().api.stats.leaders(sportSlug(sport), season.title);
}
