import type { HistoricalPersonResponse, HistoricalRoster } from '../../api/history/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { StatTable } from '../../ui/tables/stat-table.tsx';
import styles from './history.module.css';

/** People by name with their sports and years; names link to the newest bio. */
const PeopleTable = ({ roster: { items, sport }, caption }: { roster: HistoricalRoster; caption: string }) => (
  <StatTable
    id="historical-roster"
    caption={caption}
    rowLabel="Name"
    columns={[
      { key: 'teams', label: sport ? 'Years' : 'Sport and years', kind: 'text' },
      { key: 'hometown', label: 'Hometown', kind: 'fact' },
    ]}
    rows={items.map((person, index) => ({
      id: index,
      header: <Name person={person} />,
      facts: person.hometown ?? undefined,
      cells: {
        teams: <Teams person={person} isOfOneSport={sport !== null} />,
        hometown: person.hometown ?? undefined,
      },
    }))}
  />
);

function Name({ person: { firstName, lastName, teams } }: { person: HistoricalPersonResponse }) {
  const name = firstName ? `${lastName}, ${firstName}` : lastName;
  const url = teams.findLast((team) => team.url)?.url;
  return url ? <SiteLink href={url}>{name}</SiteLink> : name;
}

/** The sports with years. In the list of one sport, a person who played only this sport has just the years. */
const Teams = ({ person: { teams }, isOfOneSport }: { person: HistoricalPersonResponse; isOfOneSport: boolean }) => (
  <ul className={styles.teams}>
    {teams.map(({ sportTitle, sportSlug, years, letters, url, note }) => (
      <li key={sportSlug}>
        {(!isOfOneSport || teams.length > 1) &&
          (url && teams.length > 1 ? <SiteLink href={url}>{sportTitle}</SiteLink> : sportTitle)}{' '}
        {years}
        {letters !== null && `\u00a0· ${lettersText(letters, years)}`}
        {note && ` (${note})`}
      </li>
    ))}
  </ul>
);

function lettersText(letters: string, years: string): string {
  if (letters === '') return 'no letter';
  return letters === years ? 'lettered' : `lettered ${letters}`;
}

export const peopleTable = defineMarkup('features/history/people-table', PeopleTable);
