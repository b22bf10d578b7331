import { athleticsName } from '../../domain/tenant.ts';
import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ThirdParties } from '../../third-party/third-parties.tsx';
import { ChannelButton } from '../../ui/controls/button.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Deferred } from '../../ui/page/deferred.tsx';
import { Head } from '../../ui/page/head.tsx';
import { JsonLd } from '../../ui/page/json-ld.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { PersonHeader } from '../../ui/people/person-header.tsx';
import { PersonPortrait } from '../../ui/people/person-portrait.tsx';
import { PersonStories } from '../../ui/people/person-stories.tsx';
import { channelName } from '../../ui/sports/social-channels.ts';
import type { loadStaffBio } from './loads.ts';
import styles from './staff.module.css';
import { memberImage, memberName, type StaffMember } from './staff-entry.ts';
import { staffFacts } from './staff-facts.tsx';
import { staffPerson } from './staff-person.ts';

export default function StaffBioPage({ data: { item } }: PageProps<typeof loadStaffBio>) {
  const { tenant } = getRequestContext();
  const name = memberName(item);
  const image = memberImage(item);
  const [department] = item.departments;
  return (
    <>
      <Head
        title={[name, item.title].filter(Boolean).join(', ')}
        description={`${name}${item.title ? `, ${item.title}` : ''} of ${athleticsName(tenant)}: contact and biography.`}
        path={item.url ?? ''}
        type="profile"
        image={image ? { url: image.url, altText: name, isPortrait: true } : undefined}
      />
      <JsonLd data={staffPerson(item)} />
      <Breadcrumbs
        items={[
          { label: 'Staff directory', href: href('staffDirectory') },
          ...(department?.url ? [{ label: department.title, href: department.url }] : []),
          { label: name },
        ]}
      />
      <PersonHeader
        portrait={(image || item.firstName) && <StaffPortrait item={item} />}
        name={name}
        role={item.title}
        facts={staffFacts(item)}
      >
        <SocialLinks accounts={item.social} name={name} />
        <a className={styles.contact} href={`${item.url}/contact.vcf`} download>
          Save contact
        </a>
      </PersonHeader>
      {item.about && (
        <section className={styles.section} aria-labelledby="biography">
          <SectionHeading id="biography">Biography</SectionHeading>
          {/* sanitized by the API; existing programs find it by this class */}
          <div className={`sidearm-common-bio-full ${styles.prose}`} dangerouslySetInnerHTML={{ __html: item.about }} />
        </section>
      )}
      {item.person && (
        <Deferred fallback={null}>
          <PersonStories person={{ id: item.person.id, name }} className={styles.section} />
        </Deferred>
      )}
      <ThirdParties contentId={item.id} />
    </>
  );
}

/** Links to a person's accounts; nothing if there are none. */
const SocialLinks = ({ accounts, name }: { accounts: StaffMember['social']; name: string }) =>
  accounts.length > 0 && (
    <ul className={styles.accounts} aria-label="Social accounts">
      {accounts.map(({ channel, url }) => (
        <li key={url}>
          <ChannelButton channel={channel} href={url} look={{ theme: 'light-theme' }}>
            {name} on {channelName(channel)}
          </ChannelButton>
        </li>
      ))}
    </ul>
  );

/** The picture of a member, or the initials on a jersey. Existing programs find the picture by its class. */
function StaffPortrait({ item }: { item: StaffMember }) {
  const [name, image] = [memberName(item), memberImage(item)];
  return (
    <div className="sidearm-staff-member-bio-image">
      <PersonPortrait
        {...{ id: item.id, name, image }}
        width={400}
        sizes="(max-width: 767px) 46vw, 320px"
        alt={image?.altText || name}
        eager
      />
    </div>
  );
}
