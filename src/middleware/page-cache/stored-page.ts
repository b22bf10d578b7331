import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A rendered document or payload. */
export type StoredPage = {
  key: string;
  tenantId: number;
  /** Names for the log and the metrics. */
  tenant: string;
  route: string;
  headers: readonly (readonly [name: string, value: string])[];
  etag: string;
  body: Buffer;
  encoded: { [Name in Encoding]?: Buffer };
  tags: ReadonlySet<string>;
  /** Takeovers redirect some readers of this page. */
  hasTakeovers: boolean;
  /**
   * Whether shared caches may store it. They may not store crawlers' pages, which differ from those for people, pages with
   * takeovers, which depend on cookies, and pages that expire soon, which change without a purge.
   */
  isShared: boolean;
  /** Its headers contain every tag by which it could be purged. */
  isPurgeable: boolean;
  /** Milliseconds since the epoch: when it was rendered, and until when it is sent without and with a background refresh. */
  renderedAt: number;
  freshUntil: number;
  usableUntil: number;
  /** Milliseconds since the epoch at which something of its college stops being readable: it is never sent after that. */
  endsAt: number;
  /** A change of its data was announced. */
  isInvalidated: boolean;
  /** Something was withdrawn that it may contain. A request that found it before must not send it. */
  isWithdrawn: boolean;
  /** Milliseconds since the epoch before which a failed refresh is not repeated. */
  retryAt: number;
  /** Milliseconds since the epoch of the first failed render; 0 if the last one succeeded. */
  failingSince: number;
  /** Milliseconds since the epoch before which the failure is not logged again. */
  reportAt: number;
};

export const entityTag = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const options = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 6 },
};

/** Adds the compressed forms of a page, outside the event loop. */
export const encodePage = async (page: StoredPage): Promise<StoredPage> => {
  const [br, gz] = await Promise.all([compress.br(page.body, options.br), compress.gzip(page.body, options.gzip)]);
  page.encoded = { br, gzip: gz };
  return page;
};

/** Bytes of a page in memory. */
export const sizeOf = ({ body, encoded, key, headers, tags }: StoredPage): number =>
  body.length +
  (encoded.br?.length ?? 0) +
  (encoded.gzip?.length ?? 0) +
  2 * (key.length + headers.flat().join('').length + [...tags].join('').length) +
  500;
