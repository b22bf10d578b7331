import { videoOrigin } from '../domain/story.ts';
import type { Sources } from '../third-party/vendors.ts';

type Options = {
  nonce: string;
  /** Of what the college has set up with others; undefined when it has nothing. */
  vendors?: Sources | undefined;
  isDevelopment?: boolean;
};

/**
 * The content security policy of an answer. Strict by default: nothing inline without the nonce, nothing from another
 * host, no framing. Style attributes are refused as well; colours of a college come in a style sheet. What others bring
 * is let in by those who load it: their scripts load more by themselves, and talk to the hosts we know of alone.
 */
export const contentPolicy = ({ nonce, vendors, isDevelopment = false }: Options): string => {
  // Vite's dev client injects inline scripts and styles without a nonce and talks over a web socket; React's development
  // build evaluates text to show server stacks
  const inline = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : [`'nonce-${nonce}'`];
  const loaded = vendors && !isDevelopment ? ["'strict-dynamic'"] : [];
  const { connect = [], img = [], frame = [] } = vendors ?? {};
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...loaded],
    'style-src': ["'self'", ...inline],
    'img-src': ["'self'", 'data:', ...img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...connect],
    'frame-src': ["'self'", videoOrigin, ...frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
};
