/** Whether a text has a control character (Unicode category Cc: U+0000 to U+001F and U+007F to U+009F). */
export const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);

/** Whether percent-encoded text decodes to a control character; malformed escapes do not. */
export const encodesControlCharacter = (encoded: string): boolean => {
  try {
    return hasControlCharacter(decodeURIComponent(encoded));
  } catch {
    return false;
  }
};
