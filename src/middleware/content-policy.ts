import { videoOrigin } from '../domain/story.ts';
import type { Sources } from '../third-party/vendors.ts';

type Options = {
  /** Hash sources of the inline scripts and styles of the response. */
  scripts?: readonly string[] | undefined;
  styles?: readonly string[] | undefined;
  /** Scripts may load further scripts. */
  loads?: boolean | undefined;
  /** Sources of the college's third parties; undefined without any. */
  vendors?: Sources | undefined;
  /** Other origins to which forms of the page may submit; redirects after a submission count. */
  formTargets?: readonly string[] | undefined;
  /** The page plays a stream: segments come from hosts that only the playlist names, and are played as blobs. */
  isStreaming?: boolean | undefined;
  isDevelopment?: boolean;
};

/**
 * The content security policy of a response. Strict by default: no inline code except by hash, no other hosts, no framing, no style
 * attributes (a college's colors are a style sheet). Third-party scripts may load further scripts, but connect only to the hosts
 * listed for their vendor.
 */
export const contentPolicy = ({
  scripts = [],
  styles = [],
  loads = false,
  vendors,
  formTargets = [],
  isStreaming = false,
  isDevelopment = false,
}: Options): string => {
  // Vite's dev client injects inline scripts and styles and uses a WebSocket; React's development build uses eval to show
  // server stacks
  const inline = (hashes: readonly string[]) => (isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : hashes);
  const loaded = (loads || vendors) && !isDevelopment ? ["'strict-dynamic'"] : [];
  const { connect = [], img = [], frame = [] } = vendors ?? {};
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline(scripts), ...loaded],
    'style-src': ["'self'", ...inline(styles)],
    'img-src': ["'self'", 'data:', ...img],
    'font-src': ["'self'"],
    // podcast episodes on other hosts load when a reader presses play
    'media-src': ["'self'", 'https:', ...(isStreaming ? ['blob:'] : [])],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...(isStreaming ? ['https:'] : []), ...connect],
    'frame-src': ["'self'", videoOrigin, ...frame],
    // without it script-src applies, in which 'strict-dynamic' disables 'self'
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};
