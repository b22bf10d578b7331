/** What `isStorable` refuses, for messages. */
export const unstorable = 'a null character or half of a surrogate pair, which cannot be stored';

/** Whether Postgres can store a text: U+0000 and halves of surrogate pairs are in no encoding that it has. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether all strings in JSON text can be stored. Escapes, unlike UTF-8, can encode halves of pairs. */
export const isStorableJson = (json: string): boolean =>
  isStorable(
    json.replace(/\\(?:u([\da-f]{4})|.)/gis, (_, unit?: string) =>
      unit === undefined ? ' ' : String.fromCharCode(Number.parseInt(unit, 16)),
    ),
  );

/** The first characters of a text, without half of a surrogate pair at the end. */
export const clip = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
