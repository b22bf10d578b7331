import { inductee } from '../../content/honors/inductee.ts';
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
import type { Inductee } from './honor-items.ts';
import styles from './honors.module.css';
import { InducteeCards } from './inductee-cards.tsx';
import { categoryName, pictureOf } from './inductee-facts.ts';
import { honoree } from './json-ld.ts';
import type { loadHofBio } from './loads.ts';
import { Plaque } from './plaque.tsx';

export default function InducteePage({ data: { item, classmates } }: PageProps<typeof loadHofBio>) {
  const { tenant } = getRequestContext();
  const hall = { title: item.hall?.title ?? '', url: item.hall?.url ?? href('honorsHome') };
  const image = pictureOf(item);
  const [person] = item.people;
  const isTeam = item.category === 'team';
  return (
    <>
      <ContentHead
        kind={inductee}
        item={item}
        documentTitle={`${item.title}: ${hall.title}`}
        description={[
          `${item.title} was inducted into the ${hall.title} of ${tenant.name} in ${item.inducted}.`,
          item.summary,
        ]
          .filter(Boolean)
          .join(' ')}
        type="profile"
        image={image}
        data={honoree({ ...item, image, url: item.url ?? '', award: `${hall.title}, ${item.inducted}`, isTeam })}
        above={[
          { label: 'Honors', href: href('honorsHome') },
          { label: hall.title, href: hall.url },
        ]}
      />
      <Plaque
        item={item}
        image={image}
        when={String(item.inducted)}
        summary={item.summary}
        facts={[
          { term: 'Honor', value: <SiteLink href={hall.url}>{hall.title}</SiteLink> },
          { term: 'Inducted', value: `${item.inducted}${item.posthumous ? ', posthumously' : ''}` },
          { term: 'Category', value: categoryName(item.category) },
          { term: hasClass(item) ? 'Class' : 'Years', value: item.years && enDashed(item.years) },
          { term: 'Sport', value: item.sports.length > 0 && <SportLinks sports={item.sports} /> },
          {
            term: isTeam ? 'Members' : 'Biography',
            value: item.people.some(({ url }) => url) && <BioLinks people={item.people} />,
          },
        ]}
      />
      {!isTeam && person && <PersonHonors personId={person.id} title="All honors" className={styles.group} />}
      {classmates.length > 0 && (
        <section className={styles.group} aria-labelledby="classmates">
          <SectionHeading id="classmates" more={{ href: hall.url, label: `All of the ${hall.title}` }}>
            Also inducted in {item.inducted}
          </SectionHeading>
          <InducteeCards inductees={classmates.slice(0, 8)} />
        </section>
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}

/** For an athlete, a single year is the graduation year. */
const hasClass = ({ category, years }: Pick<Inductee, 'category' | 'years'>): boolean =>
  category === 'athlete' && /^\d{4}$/.test(years ?? '');
