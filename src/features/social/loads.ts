import { socialPost } from '../../content/social/social-post.ts';
import { teamSports } from '../../domain/sport.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** Posts on the page. */
const size = 12;

export const loadSocialAccounts = async ({ api }: LoadRequest<'socialAccounts'>) => {
  const [sports, posts] = await Promise.all([api.sports.list(), api.content.list(socialPost, { size })]);
  return { sports: teamSports(sports), posts: posts.items };
};
