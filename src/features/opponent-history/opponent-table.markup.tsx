import { apiPath } from '../../api/api-path.ts';
import type { OpponentList } from '../../api/opponent-history/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { TeamLogo } from '../../ui/games/team-logo.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { ShareBar } from '../../ui/page/share-bar.tsx';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import styles from './series.module.css';
import { percentageText, recordText, streakText } from './series-text.ts';

/** Every opponent with the record of the series. */
const OpponentTable = ({ opponents, sport }: OpponentList) => {
  const slug = sportSlug(sport);
  return (
    <>
      <StatTable
        id="opponents"
        caption="All opponents"
        rowLabel="Opponent"
        explain={false}
        columns={[
          { key: 'games', label: 'G', name: 'Meetings' },
          { key: 'record', label: 'Record' },
          { key: 'percentage', label: 'Pct', name: 'Winning percentage' },
          { key: 'streak', label: 'Streak' },
          { key: 'first', label: 'First meeting' },
          { key: 'last', label: 'Last meeting' },
        ]}
        rows={opponents.map(({ opponent, meetings, record, percentage, streak, firstMeeting, lastMeeting }) => ({
          id: opponent.id,
          header: (
            <span className={styles.opponent}>
              <TeamLogo name={opponent.title} url={opponent.logo} size={24} />
              <a href={opponent.url}>{opponent.title}</a>
            </span>
          ),
          cells: {
            games: meetings,
            record: recordText(record),
            percentage: (
              <>
                {percentage !== null && <ShareBar share={percentage} />}
                {percentageText(record)}
              </>
            ),
            ...(streak && { streak: streakText(streak) }),
            first: mediumDate(firstMeeting),
            last: mediumDate(lastMeeting),
          },
        }))}
      />
      <p className={styles.facts}>
        <a
          className={styles.download}
          download={`${slug}-opponents.csv`}
          href={`${apiPath(['OpponentHistory', slug])}.csv`}
        >
          All opponents, CSV
        </a>
      </p>
    </>
  );
};

export const opponentTable = defineMarkup('features/opponent-history/opponent-table', OpponentTable);
