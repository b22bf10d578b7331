import type { SearchAnswer as Answer } from '../../api/search/schema.ts';
import { searchKinds } from '../../content/search.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { foundSections } from './found-sections.ts';
import { answerAddress, counted, kindNames, type Question } from './question.ts';
import { ResultList } from './result-list.tsx';
import styles from './search-page.module.css';

type Props = { question: Question; answer: Answer };

const results = { one: 'result', many: 'results' };

/** Search results grouped by type, or one page of a type. */
export function SearchAnswer({ question: { q, kind, page }, answer: { groups, total, pages, correctedQuery } }: Props) {
  const shown = searchKinds.flatMap((each) => groups.find((group) => group.kind === each && group.total > 0) ?? []);
  return (
    <>
      <p className={styles.count} role="status">
        {correctedQuery ? (
          <>
            Showing results for <strong>{correctedQuery}</strong>. Nothing was found for “{q}”.
          </>
        ) : (
          <>
            {counted(total, kind ? kindNames(kind) : results)} for “{q}”
          </>
        )}
        {kind && (
          <>
            {' · '}
            <SiteLink href={answerAddress({ q })}>All results</SiteLink>
          </>
        )}
      </p>
      {shown.map((group) => {
        const names = kindNames(group.kind);
        const isWhole = kind !== undefined || group.items.length === group.total;
        const more = { href: answerAddress({ q, kind: group.kind }), label: `All ${counted(group.total, names)}` };
        return foundSections(group).map(({ id, title, items }, index) => (
          <section key={id} className={styles.group} aria-labelledby={`found-${id}`}>
            <SectionHeading id={`found-${id}`} more={isWhole || index > 0 ? undefined : more}>
              {title}
            </SectionHeading>
            <ResultList items={items} />
          </section>
        ));
      })}
      {kind && (
        <Pagination
          page={page}
          pages={pages}
          label="Pages of results"
          address={(to) => answerAddress({ q, kind, page: to })}
        />
      )}
    </>
  );
}
