/** Icon names with the sport codes that show them: slugs and short names, without prefixes such as `mens-`, `m` or `w`. */
const iconCodes = {
  badminton: ['badminton'],
  baseball: ['baseball', 'bsb', 'base'],
  basketball: ['basketball', 'bball', 'bkb', 'bb', 'baskbl'],
  'beach-volleyball': ['beach-volleyball', 'bvball', 'bvb', 'sand-volleyball', 'svball'],
  bowling: ['bowling', 'bowl'],
  cheer: ['cheer', 'cheerleading', 'spirit', 'stunt', 'acrobatics-and-tumbling', 'acrobatics', 'acro'],
  cricket: ['cricket'],
  'cross-country': ['cross-country', 'xc', 'cross', 'cxc'],
  curling: ['curling'],
  cycling: ['cycling', 'bike', 'mountain-biking'],
  dance: ['dance', 'dance-team', 'poms'],
  equestrian: ['equestrian', 'equest', 'eq'],
  esports: ['esports', 'esport', 'e-sports'],
  fencing: ['fencing', 'fence', 'fen'],
  'field-hockey': ['field-hockey', 'fieldhockey', 'fhockey', 'fh'],
  'figure-skating': ['figure-skating', 'skating', 'synchronized-skating'],
  football: ['football', 'fball', 'fb', 'sprint-football'],
  golf: ['golf'],
  gymnastics: ['gymnastics', 'gym'],
  hockey: ['ice-hockey', 'hockey', 'icehockey', 'ihockey', 'ih', 'ice', 'hky'],
  lacrosse: ['lacrosse', 'lax'],
  polo: ['polo'],
  rifle: ['rifle', 'rif', 'shooting', 'archery'],
  rodeo: ['rodeo'],
  rowing: ['rowing', 'row', 'crew', 'lightweight-rowing'],
  rugby: ['rugby', 'rugby-sevens'],
  sailing: ['sailing', 'sail'],
  skiing: ['skiing', 'ski', 'alpine', 'alpine-skiing'],
  nordic: ['nordic', 'nordic-skiing'],
  snowboard: ['snowboard', 'snowboarding'],
  soccer: ['soccer', 'soc'],
  softball: ['softball', 'sball', 'sb'],
  squash: ['squash', 'racquetball'],
  swim: ['swimming-and-diving', 'swimming', 'swim', 'swimdive', 'sdive', 'diving'],
  'table-tennis': ['table-tennis'],
  tennis: ['tennis', 'ten'],
  track: [
    'track-and-field',
    'track',
    'tf',
    'xctrack',
    'indoor-track',
    'outdoor-track',
    'indoor-track-and-field',
    'outdoor-track-and-field',
  ],
  triathlon: ['triathlon', 'tri'],
  volleyball: ['volleyball', 'vball', 'vb'],
  'water-polo': ['water-polo', 'wpolo', 'waterpolo', 'wp', 'polo-water'],
  'water-skiing': ['water-skiing', 'water-ski'],
  wrestling: ['wrestling', 'wrestl', 'wrest', 'wres', 'wr'],
} as const satisfies Record<string, string[]>;

export type SportIconName = keyof typeof iconCodes | 'all-sports';

const iconOfCode = new Map<string, SportIconName>(
  Object.entries(iconCodes).flatMap(([icon, codes]) => codes.map((code) => [code, icon as SportIconName] as const)),
);

/** The icon of a sport by slug or short name, ignoring case; `all-sports` for an unknown sport. */
export function sportIconName(sport: string): SportIconName {
  const code = sport
    .trim()
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[\s_]+/g, '-')
    .replace(/['’]/g, '');
  return iconOfCode.get(code) ?? iconOfCode.get(withoutGender(code)) ?? 'all-sports';
}

/** Every icon with the codes that show it; unlisted codes show `all-sports`. */
export const sportIconCodes: readonly { icon: SportIconName; codes: readonly string[] }[] = [
  ...Object.entries(iconCodes).map(([icon, codes]) => ({ icon: icon as SportIconName, codes })),
  { icon: 'all-sports', codes: [] },
];

const withoutGender = (code: string) => code.replace(/^(?:mens|womens|men|women|coed|m|w)-?/, '');
