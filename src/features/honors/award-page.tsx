import { award } from '../../content/honors/award.ts';
import { awardLevelName } from '../../domain/honors/categories.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { DefinitionList } from '../../ui/tables/definition-list.tsx';
import { enDashed } from '../../web/text.ts';
import { isSelection, presentationsOf } from './award-facts.ts';
import { awardTable } from './award-table.markup.tsx';
import type { AwardWinner } from './honor-items.ts';
import styles from './honors.module.css';
import { winnerList } from './json-ld.ts';
import type { loadAwardsBio } from './loads.ts';
import { WinnerName } from './winner-name.tsx';

/** The latest winners with pictures. */
const pictured = 4;

export default function AwardPage({ data: { item, winners } }: PageProps<typeof loadAwardsBio>) {
  const { tenant } = getRequestContext();
  const presentations = presentationsOf(winners);
  const [latest] = presentations;
  return (
    <>
      <ContentHead
        kind={award}
        item={item}
        description={`Every winner of the ${item.title} from ${tenant.name}.`}
        data={winners.length > 0 ? winnerList(item.title, winners) : undefined}
        above={[
          { label: 'Honors', href: href('honorsHome') },
          { label: 'Awards', href: href('awards') },
        ]}
      />
      <PageHeader title={item.title} />
      <DefinitionList
        items={[
          { term: 'Level', value: awardLevelName(item.level) },
          { term: 'Presented by', value: item.presenter },
          { term: 'Presented', value: item.period === 'week' ? 'Weekly' : 'Every season' },
          { term: 'Sport', value: item.sports.length > 0 && <SportLinks sports={item.sports} /> },
        ]}
      />
      {/* sanitized by the API */}
      {item.about && <div className={styles.prose} dangerouslySetInnerHTML={{ __html: item.about }} />}
      {latest && !isSelection(winners) && (
        <section className={styles.group} aria-labelledby="latest">
          <h2 id="latest" className={styles.lead}>
            {latestLabel(latest.winners)}, {enDashed(latest.season)}
          </h2>
          <ul className={styles.cards}>
            {latest.winners.slice(0, pictured).map((winner) => (
              <li key={winner.id} className={styles.card}>
                <div className={styles.portrait}>
                  <PersonPortrait
                    id={winner.id}
                    name={winner.title}
                    image={winner.people[0]?.image ?? null}
                    width={288}
                    sizes="(max-width: 639px) 45vw, 288px"
                  />
                </div>
                <h3 className={styles.name}>
                  <WinnerName winner={winner} />
                </h3>
                {winner.sport && <p>{winner.sport.title}</p>}
                {winner.detail && <p className={styles.quiet}>{enDashed(winner.detail)}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {winners.length === 0 ? (
        <EmptyState title="This award has not been presented yet." />
      ) : (
        <Markup of={awardTable} props={{ presentations, isWeekly: item.period === 'week' }} />
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}

const latestLabel = (winners: readonly AwardWinner[]): string => {
  if (winners.length > 1 && winners.every(({ shared }) => shared)) return 'Latest co-winners';
  return winners.length > 1 ? 'Latest winners' : 'Latest winner';
};
