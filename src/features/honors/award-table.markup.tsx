import { honorTeamName, honorTeams } from '../../domain/honors/categories.ts';
import { longDate } from '../../domain/printed-date.ts';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { TextTable } from '../../ui/tables/text-table.tsx';
import { enDashed } from '../../web/text.ts';
import { isSelection, type Presentation } from './award-facts.ts';
import type { AwardWinner } from './honor-items.ts';
import styles from './honors.module.css';
import { WinnerName } from './winner-name.tsx';

type Props = { presentations: readonly Presentation[]; isWeekly: boolean };

/** Every winner of an award, newest first; shared awards are marked. */
const AwardTable = ({ presentations, isWeekly }: Props) => {
  const winners = presentations.flatMap((each) => each.winners);
  const hasSports = winners.some(({ sport }) => sport);
  const hasTeams = isSelection(winners);
  const hasDetails = winners.some(({ detail, shared }) => detail || shared);
  return (
    <div className={styles.group}>
      <TextTable
        id="winners"
        caption="All winners"
        columns={[
          'Winner',
          'Season',
          isWeekly && 'Announced',
          hasSports && 'Sport',
          hasTeams && 'Team',
          hasDetails && 'Notes',
        ]}
        fits
      >
        {presentations.flatMap((presentation) =>
          presentation.winners.toSorted(byTeam).map((winner) => (
            <tr key={winner.id}>
              <th scope="row">
                <WinnerName winner={winner} />
              </th>
              <td className={styles.figure}>{enDashed(winner.season)}</td>
              {isWeekly && <td>{winner.week && longDate(winner.week)}</td>}
              {hasSports && <td>{winner.sport?.title}</td>}
              {hasTeams && <td>{winner.team && honorTeamName(winner.team)}</td>}
              {hasDetails && (
                <td>
                  {[winner.shared && 'Co-winner', winner.detail && enDashed(winner.detail)].filter(Boolean).join(', ')}
                </td>
              )}
            </tr>
          )),
        )}
      </TextTable>
    </div>
  );
};

const rankOf = ({ team }: AwardWinner) => (team ? honorTeams.indexOf(team) : -1);
const byTeam = (a: AwardWinner, b: AwardWinner) => rankOf(a) - rankOf(b) || a.title.localeCompare(b.title, 'en');

export const awardTable = defineMarkup('features/honors/award-table', AwardTable);
