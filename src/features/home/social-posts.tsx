import { socialPost } from '../../content/social/social-post.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Markup } from '../../ui/markup/markup.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { socialPostGrid } from '../../ui/sports/social-post-grid.markup.tsx';
import styles from './home-page.module.css';

const size = 4;

/** The latest posts from the college's accounts, or those about a sport; nothing if there are none. */
export async function SocialPosts({ sportId }: { sportId?: number }) {
  const { api, tenant } = getRequestContext();
  const { items: posts } = await api.content.list(socialPost, { sportId, size });
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="social">
      <SectionHeading id="social" more={{ href: href('socialAccounts'), label: 'All accounts' }}>
        On social media
      </SectionHeading>
      <Markup of={socialPostGrid} props={{ posts, timezone: tenant.timezone }} />
    </section>
  );
}
