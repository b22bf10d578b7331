/** Characters of a document that search finds. */
export const maxTextLength = 200_000;
