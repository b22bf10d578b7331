import { apiPath } from '../../api/api-path.ts';
import type { HistoricalRoster } from '../../api/history/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PhoneDisclosure } from '../../ui/controls/phone-disclosure.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import styles from './history.module.css';
import { type HistoryQuery, historyAddress } from './history-query.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The form for sport, year and hometown, the initial letters, and a link to the list as a file. */
function RosterFilters({ roster, query }: { roster: HistoricalRoster; query: HistoryQuery }) {
  const slug = roster.sport ? sportSlug(roster.sport) : undefined;
  return (
    <PhoneDisclosure label="Filter" choice={choiceOf(query)}>
      <div className={styles.filters}>
        <form className={styles.form} action={href('historicalRoster')}>
          <label>
            Sport
            <select name="sport" defaultValue={slug ?? ''}>
              <option value="">All sports</option>
              {roster.sports.map((sport) => (
                <option key={sport.slug} value={sport.slug}>
                  {sport.title}
                </option>
              ))}
            </select>
          </label>
          <label>
            Year
            <select name="year" defaultValue={query.year ?? ''}>
              <option value="">All years</option>
              {roster.years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </label>
          <label>
            Hometown
            <input type="search" name="hometown" maxLength={60} defaultValue={query.hometown} />
          </label>
          <Button type="submit" look={{ theme: 'light-theme' }}>
            Show
          </Button>
        </form>
        <nav aria-label="By first letter of the last name">
          <ul className={styles.letters}>
            <li>
              <a
                href={historyAddress(slug, { ...query, letter: undefined })}
                aria-current={query.letter ? undefined : 'true'}
              >
                All
              </a>
            </li>
            {alphabet.map((letter) => (
              <li key={letter}>
                {roster.letters.includes(letter) ? (
                  <a
                    href={historyAddress(slug, { ...query, letter })}
                    aria-current={letter === query.letter ? 'true' : undefined}
                  >
                    {letter}
                  </a>
                ) : (
                  <span>{letter}</span>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <a
            className={styles.csv}
            href={apiPath(['Players', 'historical.csv'], { sport: slug, ...query, pageSize: 100_000 })}
            download
          >
            Download as CSV
          </a>
        </p>
      </div>
    </PhoneDisclosure>
  );
}

const choiceOf = ({ letter, year, hometown }: HistoryQuery): string =>
  [letter, year, hometown].filter((each) => each !== undefined).join(', ');

export const rosterFilters = defineMarkup('features/history/roster-filters', RosterFilters);
