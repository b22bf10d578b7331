import { boundedTags } from '../../web/cache-tags.ts';

type Purge = { address: string; init: { method: string; headers: Record<string, string>; body?: string } };

type SharedCache = {
  /** The response header for the tags of a page, and their separator. */
  header: string;
  separator: string;
  /** Maximum number of tags in one purge. */
  most: number;
  /**
   * @param address `user` is the token of the service, `host` its id or the address of a server
   * @param isWithdrawal nothing may be served while the server fails either
   */
  purge: (tags: readonly string[], address: { user: string; host: string }, isWithdrawal: boolean) => Purge;
};

/** Caches in front of the site that remove pages by tag, by the scheme of `PURGE_URL`. */
const sharedCaches: Record<string, SharedCache> = {
  // deploy/varnish/fieldhouse.vcl
  varnish: {
    header: 'xkey',
    separator: ' ',
    most: 100,
    purge: (tags, { host }) => ({
      address: `http://${host}/`,
      init: { method: 'PURGE', headers: { xkey: tags.join(' ') } },
    }),
  },
  fastly: {
    header: 'surrogate-key',
    separator: ' ',
    most: 256,
    purge: (tags, { user, host }, isWithdrawal) => ({
      address: `https://api.fastly.com/service/${host}/purge`,
      init: {
        method: 'POST',
        // a soft purge keeps the page in case the server fails
        headers: {
          'fastly-key': user,
          ...(!isWithdrawal && { 'fastly-soft-purge': '1' }),
          'surrogate-key': tags.join(' '),
        },
      },
    }),
  },
  cloudflare: {
    header: 'cache-tag',
    separator: ',',
    most: 30,
    purge: (tags, { user, host }) => ({
      address: `https://api.cloudflare.com/client/v4/zones/${host}/purge_cache`,
      init: {
        method: 'POST',
        headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      },
    }),
  },
};

const everything = 'fieldhouse';
/** Of pictures and files, which only withdrawals purge: other changes give them another address or ETag. */
export const fileTag = 'files';

/** The tags to purge for an invalidation: of all pages, of a college's pages, or the given tags of the college. */
export const purgedTags = (tenantId: number | undefined, tags?: readonly string[]): string[] => {
  if (tenantId === undefined) return [everything];
  const college = `college:${tenantId}`;
  return tags ? tags.map((tag) => `${college}:${tag}`) : [college];
};

/** The shared cache at an address such as `fastly://TOKEN@SERVICE`, whose scheme has been checked. */
export const sharedCacheAt = (address: string) => {
  const { protocol, username, host } = new URL(address);
  const place = protocol === 'varnish:' ? host : protocol.slice(0, -1);
  const cache = sharedCaches[protocol.slice(0, -1)];
  if (!cache) throw new Error(`PURGE_URL has the unknown scheme ${protocol}`);
  const { header, separator, most } = cache;
  return {
    most,
    /** Where it is, without secrets. */
    place,
    purge: (tags: readonly string[], isWithdrawal: boolean): Purge =>
      cache.purge(tags, { user: decodeURIComponent(username), host }, isWithdrawal),
    /** The header with the tags of a picture or file. */
    fileHeader: (tenantId: number): [name: string, value: string] => [
      header,
      [everything, ...purgedTags(tenantId, [fileTag])].join(separator),
    ],
    /** The header with the tags of a page; undefined if they do not fit, so that a purge could miss the page. */
    tagsHeader: (tenantId: number, tags: Iterable<string>): [name: string, value: string] | undefined => {
      const all = [everything, ...purgedTags(tenantId), ...purgedTags(tenantId, [...tags])].join(',');
      return boundedTags(all) === all ? [header, all.replaceAll(',', separator)] : undefined;
    },
  };
};
