import { type Sport, sportSlug } from '../../domain/sport.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { Podcasts } from './podcasts.tsx';
import { SocialPosts } from './social-posts.tsx';
import { SportHonors } from './sport-honors.tsx';
import { SportPages } from './sport-pages.tsx';

/** The content below the news of a sport home. */
export const SportContent = ({ sport }: { sport: Sport }) => (
  <>
    <Deferred fallback={null}>
      <SportHonors sport={sport} />
    </Deferred>
    <Deferred fallback={null}>
      <Podcasts sport={{ id: sport.id, slug: sportSlug(sport) }} />
    </Deferred>
    <Deferred fallback={null}>
      <SportPages sport={sport} />
    </Deferred>
    <Deferred fallback={null}>
      <SocialPosts sportId={sport.id} />
    </Deferred>
  </>
);
