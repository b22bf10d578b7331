import { type SQL, sql } from 'drizzle-orm';

/** Passes strings as one text[] parameter. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => JSON.stringify(text)).join(',')}}`}::text[]`;
