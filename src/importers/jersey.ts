/** A jersey number without the zero some programs put in front: "03" is 3, while "0" and "00" are two different shirts. */
export function parseJersey(text: string): string {
  return text.trim().replace(/^0(?=[1-9]$)/, '');
}
