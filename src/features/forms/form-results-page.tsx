import type { PageProps } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { counted } from '../../web/counted.ts';
import { formBreadcrumbs } from './form-breadcrumbs.ts';
import styles from './form-page.module.css';
import type { loadFormResults } from './loads.ts';
import { QuestionChart } from './question-chart.tsx';

export default function FormResultsPage({ data: { form, submissions, questions } }: PageProps<typeof loadFormResults>) {
  const asked = questions.filter(({ answered }) => answered > 0);
  return (
    <>
      <Head
        title={`Results: ${form.title}`}
        description={`Counts and charts for each question of ${form.title}.`}
        path={href('formResults', { id: String(form.id) })}
        indexed={asked.length > 0}
      />
      <Breadcrumbs items={[...formBreadcrumbs(form), { label: form.title, href: form.url }, { label: 'Results' }]} />
      <div className={styles.page}>
        <h1>Results: {form.title}</h1>
        {asked.length === 0 ? (
          <EmptyState title="No answers yet." />
        ) : (
          <>
            <p className={styles.lead}>{counted(submissions, 'response')}</p>
            {asked.map((question) => (
              <QuestionChart key={question.fieldId} question={question} />
            ))}
          </>
        )}
      </div>
      <ThirdParties contentId={form.id} />
    </>
  );
}
