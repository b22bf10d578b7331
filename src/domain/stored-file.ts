import { type } from 'arktype';

/** A stored file in a response. */
export const fileResponse = type({
  /** Site-relative. */
  url: 'string',
  absoluteUrl: 'string',
  /** The name that browsers save it under. */
  name: 'string',
  mediaType: 'string',
  /** In bytes. */
  size: 'number.integer',
});
export type FileResponse = typeof fileResponse.infer;

/** The columns of a stored file that responses contain. */
export type FileRow = { path: string; name: string; mime: string; size: number };

export function toFile({ path, name, mime, size }: FileRow, origin: string): FileResponse {
  const url = `/files/${path}`;
  return { url, absoluteUrl: `${origin}${url}`, name, mediaType: mime, size };
}
