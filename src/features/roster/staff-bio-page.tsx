import type { PageProps } from '../../routing/load.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { PersonHonors } from '../../ui/people/person-honors.tsx';
import { PersonStories } from '../../ui/people/person-stories.tsx';
import styles from './bio-page.module.css';
import type { loadCoach } from './loads.ts';
import { PersonMedia } from './person-media.tsx';
import { StaffBioHead, staffBreadcrumbs } from './staff-bio-head.tsx';
import { StaffBioHeader } from './staff-bio-header.tsx';
import { staffSeasons } from './staff-seasons.markup.tsx';

/** The bio of a coach or support staff member. */
export default function StaffBioPage({ data: { member } }: PageProps<typeof loadCoach>) {
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <>
      <StaffBioHead member={member} />
      <Breadcrumbs
        items={staffBreadcrumbs(member).map(({ name, path }, index, { length }) => ({
          label: name,
          ...(index < length - 1 && { href: path }),
        }))}
      />
      <StaffBioHeader member={member} />
      {member.bio && (
        <section className={styles.section} aria-labelledby="biography">
          <SectionHeading id="biography">Biography</SectionHeading>
          {/* sanitized by the API */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: member.bio }} />
        </section>
      )}
      <Deferred fallback={null}>
        <PersonHonors personId={member.staffId} className={styles.section} />
      </Deferred>
      <Deferred fallback={null}>
        <PersonMedia personId={member.staffId} className={styles.section} />
      </Deferred>
      <Markup of={staffSeasons} props={{ member }} />
      <Deferred fallback={null}>
        <PersonStories person={{ id: member.staffId, name }} className={styles.section} />
      </Deferred>
      <ThirdParties contentId={member.id} />
    </>
  );
}
