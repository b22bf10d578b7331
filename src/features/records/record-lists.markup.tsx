import { apiPath } from '../../api/api-path.ts';
import type { BookList, BookMark, RecordBook } from '../../api/records/schema.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { SeasonPicker } from '../../ui/controls/season-picker.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { defineMarkup } from '../../ui/markup/define-markup.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TextTable } from '../../ui/tables/text-table.tsx';
import { enDashed, withThousands } from '../../web/text.ts';
import { listsOf, type RecordView, recordAddress, viewLabel, viewsOf } from './record-views.ts';
import styles from './records.module.css';

type Props = { book: RecordBook; view: RecordView; title: string; displayOpponentHistory: boolean };

/** The record book: its views, and the lists of one of them. */
function RecordLists({ book, view, title, displayOpponentHistory }: Props) {
  const slug = sportSlug(book.sport);
  const lists = listsOf(book, { ...view, category: undefined });
  const shown = listsOf(book, view);
  return (
    <>
      <PageHeader title={title}>
        <SeasonPicker
          label="Category"
          seasons={[
            { title: 'All', href: recordAddress(book, view), current: view.category === undefined },
            ...lists.map(({ id, title: category }) => ({
              title: category,
              href: recordAddress(book, view, id),
              current: id === view.category,
            })),
          ]}
        />
      </PageHeader>
      {book.lists.length === 0 ? (
        <EmptyState title="No records yet.">
          <p>
            The record book begins with the first final score. See the{' '}
            <a href={href('schedule', { globalSportNameSlug: slug })}>schedule</a>.
          </p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.facts}>
            {sinceText(book)}{' '}
            {displayOpponentHistory && (
              <a href={href('opponentHistoryList', { sportSlug: slug })}>Series against every opponent</a>
            )}
          </p>
          <Tabs
            label="Records"
            tabs={viewsOf(book).map((each) => ({
              label: viewLabel(each),
              href: recordAddress(book, each),
              current: each.subject === view.subject && each.span === view.span,
            }))}
          />
          <div className={styles.lists}>
            {shown.map((list) => (
              <List key={list.id} list={list} view={view} />
            ))}
          </div>
          <p className={styles.facts}>
            <a className={styles.download} download={`${slug}-records.csv`} href={`${apiPath(['Records', slug])}.csv`}>
              The record book, CSV
            </a>
          </p>
        </>
      )}
    </>
  );
}

function sinceText({ since }: RecordBook): string {
  const sentences = [
    since.statistics && `Individual records cover games and seasons since ${enDashed(since.statistics)}.`,
    since.results && `Results since ${enDashed(since.results)}.`,
    'Older marks name their source.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function List({ list: { id, title, marks, hasMinimum, more }, view }: { list: BookList; view: RecordView }) {
  const captionId = `record-${id}`;
  const hasHolders = view.subject === 'individual' || marks.some(({ holder }) => holder);
  const hasGames = view.span === 'game';
  return (
    <section className={styles.list} id={id} aria-labelledby={captionId}>
      <TextTable
        id={captionId}
        caption={title}
        columns={[
          'Rank',
          'Mark',
          hasHolders && 'Player',
          hasGames && 'Game',
          view.span === 'career' ? 'Seasons' : 'Season',
        ]}
      >
        {marks.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, as a string
          <Mark key={index} mark={mark} hasHolders={hasHolders} hasGames={hasGames} />
        ))}
      </TextTable>
      {more > 0 && <p className={styles.note}>And {more} more with the last mark.</p>}
      {hasMinimum && <p className={styles.note}>Qualifying minimums apply.</p>}
    </section>
  );
}

function Mark({ mark, hasHolders, hasGames }: { mark: BookMark; hasHolders: boolean; hasGames: boolean }) {
  const { rank, mark: text, holder, holderUrl, seasons, source } = mark;
  return (
    <tr>
      <td data-label="Rank">{rank}</td>
      <th scope="row" data-label="Mark">
        {withThousands(enDashed(text))}
      </th>
      {hasHolders && <td data-label="Player">{holderUrl ? <a href={holderUrl}>{holder}</a> : (holder ?? '—')}</td>}
      {hasGames && (
        <td data-label="Game">
          <Game mark={mark} />
        </td>
      )}
      <td data-label="Season">
        {seasons ? <Seasons text={enDashed(seasons)} /> : '—'}
        {source && <small>Source: {source}</small>}
      </td>
    </tr>
  );
}

/** "2023–24 to 2025–26", which may break only between the seasons. */
const Seasons = ({ text }: { text: string }) => {
  const [first, last] = text.split(' to ');
  return (
    <>
      <span className={styles.nowrap}>{first}</span>
      {last && (
        <>
          {' to '}
          <span className={styles.nowrap}>{last}</span>
        </>
      )}
    </>
  );
};

function Game({ mark: { opponent, date, gameUrl } }: { mark: BookMark }) {
  if (!opponent && !date) return '—';
  const day = date && (/^\d{4}-\d\d-\d\d$/.test(date) ? mediumDate(date) : date);
  return (
    <>
      {gameUrl ? <a href={gameUrl}>{opponent}</a> : opponent}
      {day && <small>{day}</small>}
    </>
  );
}

export const recordLists = defineMarkup('features/records/record-lists', RecordLists);
