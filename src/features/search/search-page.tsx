import { searchTerms } from '../../domain/search.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Head } from '../../ui/head.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { NothingFound } from './nothing-found.tsx';
import { readQuestion } from './question.ts';
import { SearchAnswer } from './search-answer.tsx';
import styles from './search-page.module.css';

export default async function SearchPage({ query }: PageProps<'search'>) {
  const { api, tenant } = getRequestContext();
  const question = readQuestion(query);
  const { q } = question;
  const answer = searchTerms(q).length > 0 ? await api.search.find(question) : undefined;
  return (
    <div className={styles.page}>
      <Head
        title={q ? `Search: ${q}` : 'Search'}
        siteName={`${tenant.name} Athletics`}
        canonical={canonicalAddress(href('search'))}
        indexed={false}
      />
      <h1>Search</h1>
      <SearchForm q={q} />
      {answer && answer.total > 0 && <SearchAnswer question={question} answer={answer} />}
      {!answer?.total && <NothingFound q={q} />}
    </div>
  );
}
