/** Strips the leading zero that some programs add to a jersey number: "03" -> "3". "0" and "00" are different numbers. */
export function parseJersey(text: string): string {
  return text.trim().replace(/^0(?=[1-9]$)/, '');
}
