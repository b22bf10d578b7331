import { mediumDate } from '../../domain/printed-date.ts';
import { isMeeting } from '../../domain/series/is-meeting.ts';
import { sportSlug } from '../../domain/sport.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { CopyLink } from '../../ui/client/copy-link.tsx';
import { PrintButton } from '../../ui/client/print-button.tsx';
import { ViewSwitch } from '../../ui/client/view-switch.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { enDashed } from '../../web/text.ts';
import { boxScoreBand } from './box-score-band.markup.tsx';
import { ScoringPlays } from './client/scoring-plays.tsx';
import { GameHead } from './game-head.tsx';
import type { loadBoxScore } from './loads.ts';
import { OtherResults } from './other-results.tsx';
import { boxScorePanels } from './panels.markup.tsx';
import printStyles from './print/box-score.css?url';
import { sidesOf } from './sides.ts';
import styles from './stuck-score.module.css';
import { StuckScore } from './stuck-score.tsx';
import { boxScoreViews, viewLinks } from './views.ts';

export default async function BoxScorePage({ data: { book, address }, query }: PageProps<typeof loadBoxScore>) {
  const { tenant, api } = getRequestContext();
  const { game, boxScore } = book;
  const views = boxScoreViews(boxScore);
  const shown = views.find(({ name }) => name === query.get('view')) ?? views[0];
  const sides = sidesOf(book, tenant);
  const slug = sportSlug(game.sport);
  const { opponent } = game;
  const score = enDashed(sides.map(({ name, team }) => `${name} ${team.score}`).join(', '));
  const hasHistory =
    opponent.id !== null && isMeeting(game) && (await api.sports.get(game.sport.id))?.displayOpponentHistory;
  return (
    <>
      <GameHead
        game={game}
        teams={sides}
        date={boxScore.venue.date}
        state="box score"
        score={score}
        description={`${score}. Box score, team statistics, scoring and play-by-play of ${mediumDate(boxScore.venue.date)}.`}
        page="Box score"
        path={address}
      />
      <link rel="stylesheet" media="print" href={printStyles} />
      <Markup of={boxScoreBand} props={{ book, sides, ours: tenant }} />
      <div className="content">
        <StuckScore
          teams={sides.map((side) => ({ ...side, score: side.team.score }))}
          status={boxScore.complete ? 'Final' : boxScore.clock}
        />
        <ViewSwitch
          key={`${game.id} ${shown?.name}`}
          label="Parts of the box score"
          views={viewLinks(views, address)}
          shown={shown?.name ?? 'game'}
        >
          <ScoringPlays>
            <div id="box-score">
              <Markup of={boxScorePanels} className={styles.below} props={{ book, sides, views }} />
            </div>
          </ScoringPlays>
        </ViewSwitch>
        <p className={styles.controls}>
          <PrintButton of="main-content" label="Print the box score" />
          <SiteLink className={styles.stats} href={`${address}/pdf`}>
            PDF
          </SiteLink>
          <CopyLink url={canonicalAddress(address)} />
          <SiteLink className={styles.stats} href={href('cumeStats', { sportSlug: slug, season: game.season.title })}>
            {enDashed(game.season.title)} {game.sport.title} statistics
          </SiteLink>
          {hasHistory && (
            <SiteLink
              className={styles.stats}
              href={href('opponentHistory', {
                sportSlug: slug,
                opponentSlug: opponent.slug,
                opponentId: String(opponent.id),
              })}
            >
              All games against {opponent.title}
            </SiteLink>
          )}
        </p>
        <Deferred fallback={null}>
          <OtherResults game={game} />
        </Deferred>
      </div>
      <ThirdParties contentId={game.id} />
    </>
  );
}
