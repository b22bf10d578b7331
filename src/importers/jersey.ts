import { isFilled } from './unread.ts';

/**
 * Strips "#", and the leading zero that some programs add to a jersey number: "03" -> "3". "0" and "00" are different numbers. Empty
 * for "TBA" and the like.
 */
export function parseJersey(text: string): string {
  const number = text.trim().replace(/^#\s*/, '');
  return isFilled(number) ? number.replace(/^0(?=[1-9]$)/, '') : '';
}
