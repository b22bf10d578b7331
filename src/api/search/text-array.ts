import { type SQL, sql } from 'drizzle-orm';

/** Texts as one parameter of the type text[]. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`${`{${texts.map((text) => JSON.stringify(text)).join(',')}}`}::text[]`;
