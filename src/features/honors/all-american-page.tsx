import { allAmerican } from '../../content/honors/all-american.ts';
import { honorTeamName } from '../../domain/honors/categories.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { ContentHead } from '../../ui/page/content-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { BioLinks } from '../../ui/people/bio-links.tsx';
import { PersonHonors } from '../../ui/people/person-honors.tsx';
import { SportLinks } from '../../ui/sports/sport-links.tsx';
import { enDashed } from '../../web/text.ts';
import { selectionFacts } from './all-american-facts.ts';
import styles from './honors.module.css';
import { pictureOf } from './inductee-facts.ts';
import { honoree } from './json-ld.ts';
import type { loadAllAmericansBio } from './loads.ts';
import { Plaque } from './plaque.tsx';

export default function AllAmericanPage({ data: { item, selections } }: PageProps<typeof loadAllAmericansBio>) {
  const { tenant } = getRequestContext();
  const image = pictureOf(item);
  const [person] = item.people;
  return (
    <>
      <ContentHead
        kind={allAmerican}
        item={item}
        documentTitle={`${item.title}, ${enDashed(item.season)} All-American`}
        description={`${item.title}, ${item.sport?.title ?? tenant.shortName}: ${selectionFacts(item)} All-American in ${enDashed(item.season)}.`}
        type="profile"
        image={image}
        data={honoree({
          title: item.title,
          image,
          url: item.url ?? '',
          award: selections.map((each) => `All-American, ${each.organization}, ${each.season}`),
        })}
        above={[
          { label: 'Honors', href: href('honorsHome') },
          { label: 'All-Americans', href: href('allAmericans') },
        ]}
      />
      <Plaque
        item={item}
        image={image}
        when={item.season}
        summary={item.team ? `${honorTeamName(item.team)} All-American` : 'All-American'}
        facts={[
          { term: 'Selected by', value: item.organization },
          { term: 'Sport', value: item.sport && <SportLinks sports={[item.sport]} /> },
          { term: 'Event', value: item.event },
          { term: 'Finish', value: item.place && enDashed(item.place) },
          { term: 'Position', value: item.position },
          { term: 'Biography', value: item.people.some(({ url }) => url) && <BioLinks people={item.people} /> },
        ]}
      />
      {person ? (
        <PersonHonors personId={person.id} title="All honors" className={styles.group} />
      ) : (
        selections.length > 1 && (
          <section className={styles.group} aria-labelledby="selections">
            <SectionHeading id="selections">All selections</SectionHeading>
            <ul className={styles.columns}>
              {selections.map((each) => (
                <li key={each.id}>
                  <SiteLink href={each.url ?? ''} aria-current={each.id === item.id ? 'page' : undefined}>
                    {enDashed(each.season)}: {selectionFacts(each)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}
