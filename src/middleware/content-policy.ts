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
  /** Origins besides our own that forms of the page lead to: redirects of a form count. */
  formTargets?: readonly string[] | undefined;
  /** The page's player fetches the parts of a stream, whose hosts only its playlist names, and plays them as blobs. */
  isStreaming?: boolean | undefined;
  isDevelopment?: boolean;
};

/**
 * The content security policy of a response. Strict by default: no inline code but that with a known hash, no other
 * host, no framing, no style attributes (a college's colors are a style sheet). Third-party scripts may load further scripts but
 * connect only to the hosts listed for their vendor.
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
  // Vite's dev client injects inline scripts and styles of its own and uses a web socket; React's development
  // build evaluates text to show server stacks
  const inline = (hashes: readonly string[]) => (isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : hashes);
  const loaded = (loads || vendors) && !isDevelopment ? ["'strict-dynamic'"] : [];
  const { connect = [], img = [], frame = [] } = vendors ?? {};
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline(scripts), ...loaded],
    'style-src': ["'self'", ...inline(styles)],
    'img-src': ["'self'", 'data:', ...img],
    'font-src': ["'self'"],
    // episodes of podcasts at other hosts, which load when a reader presses play
    'media-src': ["'self'", 'https:', ...(isStreaming ? ['blob:'] : [])],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...(isStreaming ? ['https:'] : []), ...connect],
    'frame-src': ["'self'", videoOrigin, ...frame],
    // scripts of third parties turn 'self' off in script-src, which would apply
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
