import type { ScheduleGame } from '../../api/games/schema.ts';
import { against } from '../../domain/against.ts';
import { scheduleRowAddress } from '../../routing/schedule-address.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ResultMark } from '../../ui/games/result-mark.tsx';
import { enDashed } from '../../web/text.ts';
import styles from './moments.module.css';

/** The result of a moment's game, linked to its box score, or else to its row in the schedule. */
export function MomentGame({ game }: { game: ScheduleGame }) {
  const { result, overtime, opponent, boxscoreUrl } = game;
  const score = result?.teamScore != null && enDashed(`${result.teamScore}-${result.opponentScore}`);
  return (
    <p className={styles.game}>
      {result && result.status !== 'N' && <ResultMark result={result.status} />}
      {score && (
        <b>
          {score}
          {overtime && ` (${overtime})`}
        </b>
      )}
      <span>{against(game)}</span>
      <SiteLink href={boxscoreUrl ?? scheduleRowAddress(game)} aria-label={`${linkLabel(game)}, ${opponent.title}`}>
        {linkLabel(game)}
      </SiteLink>
    </p>
  );
}

const linkLabel = ({ boxscoreUrl }: ScheduleGame) => (boxscoreUrl ? 'Box score' : 'Schedule');
