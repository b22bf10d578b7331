import type { PageProps } from '../../routing/load.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Markup } from '../../ui/markup/markup.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Head } from '../../ui/page/head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { channelIcon, channelName } from '../../ui/sports/social-channels.ts';
import { socialPostGrid } from '../../ui/sports/social-post-grid.markup.tsx';
import { sportAccounts } from '../../ui/sports/sport-accounts.ts';
import { accountTable } from './account-table.markup.tsx';
import type { loadSocialAccounts } from './loads.ts';
import styles from './social.module.css';

export default function SocialAccountsPage({ data: { sports, posts } }: PageProps<typeof loadSocialAccounts>) {
  const { tenant } = getRequestContext();
  const { social = [] } = tenant.settings;
  const teams = sports.map((sport) => ({ sport, accounts: sportAccounts(sport) })).filter((each) => each.accounts[0]);
  const isEmpty = social.length + teams.length + posts.length === 0;
  return (
    <>
      <Head
        title="Social media"
        description={`The accounts of ${tenant.name} athletics and of its teams on Instagram, Facebook, X and other channels.`}
        path={href('socialAccounts')}
        items={posts}
        indexed={!isEmpty}
      />
      <PageHeader title="Social media" />
      {isEmpty && (
        <EmptyState title="No accounts listed yet.">
          <p>
            News of {tenant.shortName} teams is on the home page. <SiteLink href={href('home')}>Home</SiteLink>
          </p>
        </EmptyState>
      )}
      {social.length > 0 && (
        <ul className={styles.accounts}>
          {social.map(({ channel, name, url }) => (
            <li key={url}>
              <SiteLink href={url} className={styles.account}>
                <Icon name={channelIcon(channel)} />
                <span className={styles.channel}>{channelName(channel)}</span>
                <span className={styles.handle}>{name}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {posts.length > 0 && (
        <section className={styles.section} aria-labelledby="posts">
          <SectionHeading id="posts">Latest posts</SectionHeading>
          <Markup of={socialPostGrid} props={{ posts, timezone: tenant.timezone }} />
        </section>
      )}
      {teams.length > 0 && (
        <section className={styles.section} aria-labelledby="teams">
          <SectionHeading id="teams">Teams</SectionHeading>
          <Markup of={accountTable} props={{ teams }} />
        </section>
      )}
    </>
  );
}
