/** Letters that Unicode decomposition does not split into a base letter and an accent. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Lower case with accents dropped and special Latin letters spelled out: "Søren Łódź" -> "soren lodz". */
export function plainLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter);
}

/** URL slug of a name: lowercase, without accents; any other run of characters becomes a hyphen. "St. John's" → "st-johns". */
export function slugify(text: string): string {
  return plainLatin(text)
    .replace(/['’ʻʼ]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
