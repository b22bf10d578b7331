const rowId = /^[1-9]\d{0,8}$/;

/** The id of a row from an address; undefined for text that no row has as its id. */
export const parseRowId = (text: string): number | undefined => (rowId.test(text) ? Number(text) : undefined);
