const rowId = /^[1-9]\d{0,8}$/;

/** Parses a row id in a URL; undefined if the text cannot be an id. */
export const parseRowId = (text: string): number | undefined => (rowId.test(text) ? Number(text) : undefined);
