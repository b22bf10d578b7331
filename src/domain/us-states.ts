import { plainLatin } from '../web/slug.ts';

/** Names of the states with their AP and postal abbreviations; AP spells out eight of them. */
export const usStates: readonly (readonly [name: string, ap: string, postal: string])[] = [
  ['Alabama', 'Ala.', 'AL'],
  ['Alaska', 'Alaska', 'AK'],
  ['Arizona', 'Ariz.', 'AZ'],
  ['Arkansas', 'Ark.', 'AR'],
  ['California', 'Calif.', 'CA'],
  ['Colorado', 'Colo.', 'CO'],
  ['Connecticut', 'Conn.', 'CT'],
  ['Delaware', 'Del.', 'DE'],
  ['District of Columbia', 'D.C.', 'DC'],
  ['Florida', 'Fla.', 'FL'],
  ['Georgia', 'Ga.', 'GA'],
  ['Hawaii', 'Hawaii', 'HI'],
  ['Idaho', 'Idaho', 'ID'],
  ['Illinois', 'Ill.', 'IL'],
  ['Indiana', 'Ind.', 'IN'],
  ['Iowa', 'Iowa', 'IA'],
  ['Kansas', 'Kan.', 'KS'],
  ['Kentucky', 'Ky.', 'KY'],
  ['Louisiana', 'La.', 'LA'],
  ['Maine', 'Maine', 'ME'],
  ['Maryland', 'Md.', 'MD'],
  ['Massachusetts', 'Mass.', 'MA'],
  ['Michigan', 'Mich.', 'MI'],
  ['Minnesota', 'Minn.', 'MN'],
  ['Mississippi', 'Miss.', 'MS'],
  ['Missouri', 'Mo.', 'MO'],
  ['Montana', 'Mont.', 'MT'],
  ['Nebraska', 'Neb.', 'NE'],
  ['Nevada', 'Nev.', 'NV'],
  ['New Hampshire', 'N.H.', 'NH'],
  ['New Jersey', 'N.J.', 'NJ'],
  ['New Mexico', 'N.M.', 'NM'],
  ['New York', 'N.Y.', 'NY'],
  ['North Carolina', 'N.C.', 'NC'],
  ['North Dakota', 'N.D.', 'ND'],
  ['Ohio', 'Ohio', 'OH'],
  ['Oklahoma', 'Okla.', 'OK'],
  ['Oregon', 'Ore.', 'OR'],
  ['Pennsylvania', 'Pa.', 'PA'],
  ['Rhode Island', 'R.I.', 'RI'],
  ['South Carolina', 'S.C.', 'SC'],
  ['South Dakota', 'S.D.', 'SD'],
  ['Tennessee', 'Tenn.', 'TN'],
  ['Texas', 'Texas', 'TX'],
  ['Utah', 'Utah', 'UT'],
  ['Vermont', 'Vt.', 'VT'],
  ['Virginia', 'Va.', 'VA'],
  ['Washington', 'Wash.', 'WA'],
  ['West Virginia', 'W.Va.', 'WV'],
  ['Wisconsin', 'Wis.', 'WI'],
  ['Wyoming', 'Wyo.', 'WY'],
];

/** Abbreviations from before postal codes, which older rosters and other style guides use. */
export const traditionalSpellings: Readonly<Record<string, readonly string[]>> = {
  Alabama: ['Alab.'],
  Alaska: ['Alas.', 'Alsk.'],
  Arizona: ['Arz.'],
  California: ['Cal.', 'Cali.'],
  Colorado: ['Col.'],
  Connecticut: ['Ct.'],
  Delaware: ['Dela.'],
  'District of Columbia': ['Dist. of Col.', 'Dist. of Columbia'],
  Florida: ['Flor.'],
  Georgia: ['Geo.'],
  Hawaii: ['Haw.', 'H.I.', 'T.H.'],
  Idaho: ['Ida.'],
  Illinois: ['Ills.'],
  Indiana: ['Indi.'],
  Iowa: ['Ia.', 'Ioa.'],
  Kansas: ['Kans.', 'Kas.'],
  Kentucky: ['Ken.', 'Kent.', 'Kty.'],
  Louisiana: ['Lou.', 'Lous.'],
  Maine: ['Mne.'],
  Maryland: ['Mary.'],
  Massachusetts: ['Massa.'],
  Michigan: ['Mic.'],
  Minnesota: ['Minne.'],
  Mississippi: ['Mis.', 'Missi.'],
  Missouri: ['Mou.', 'Misso.'],
  Montana: ['Mon.', 'Monta.'],
  Nebraska: ['Nebr.', 'Nebra.'],
  Nevada: ['Neva.'],
  'New Hampshire': ['N. Hamp.', 'New Hamp.', 'N. Hampshire'],
  'New Jersey': ['N. Jer.', 'N. Jersey', 'New J.'],
  'New Mexico': ['N. Mex.', 'New Mex.', 'New M.', 'N. Mexico'],
  'New York': ['N. York', 'New Y.'],
  'North Carolina': ['N. Car.', 'No. Car.', 'North Car.', 'N. Carolina', 'No. Carolina'],
  'North Dakota': ['N. Dak.', 'No. Dak.', 'North Dak.', 'N. Dakota', 'No. Dakota'],
  Ohio: ['O.'],
  Oklahoma: ['Ok.', 'Oklah.', 'Okl.'],
  Oregon: ['Oreg.', 'Orgn.'],
  Pennsylvania: ['Penn.', 'Penna.', 'Pen.', 'Pena.'],
  'Rhode Island': ['R. Isl.', 'R. Island', 'Rhode Isl.', 'Rhode I.'],
  'South Carolina': ['S. Car.', 'So. Car.', 'South Car.', 'S. Carolina', 'So. Carolina'],
  'South Dakota': ['S. Dak.', 'So. Dak.', 'South Dak.', 'S. Dakota', 'So. Dakota'],
  Tennessee: ['Ten.', 'Tennes.'],
  Texas: ['Tex.'],
  Vermont: ['Verm.', 'Vmt.'],
  Virginia: ['Virg.', 'Vir.', 'Virga.'],
  Washington: ['Washn.', 'Wn.', 'Washington State'],
  'West Virginia': ['W. Virg.', 'West Va.', 'West Virg.', 'W. Virginia'],
  Wisconsin: ['Wisc.', 'Wisco.', 'Ws.'],
  Wyoming: ['Wyom.', 'Wyg.'],
};

const plain = (text: string): string => plainLatin(text).replace(/[^a-z]/g, '');

const names = new Map(
  usStates.flatMap((state) =>
    [...state, ...(traditionalSpellings[state[0]] ?? [])].map((spelling) => [plain(spelling), state[0]] as const),
  ),
);

/** The state with a name, or an AP, postal or traditional abbreviation: "Wisc." and "WI" are Wisconsin. */
export const stateNamed = (text: string): string | undefined => names.get(plain(text));

/** A hometown as printed: "Maple Hollow, Mich.", "Gothenburg, Sweden", "Chicago". */
type Hometown = {
  town: string;
  /** The name of a state, or a province or country as entered; absent if only a town is given. */
  region?: string;
  isState: boolean;
};

/** Reads the state by its name or any of its abbreviations, also before "USA". */
export function parseHometown(text: string): Hometown {
  const place = text.trim().replace(/,\s*(?:u\.?\s?s\.?(?:\s?a\.?)?|united states(?: of america)?)$/i, '');
  const [, town = place, region] = /^(.*),([^,]+)$/.exec(place) ?? [];
  const state = region && stateNamed(region);
  return {
    town: town.trim(),
    isState: state !== undefined && state !== '',
    ...(region && { region: state || region.trim() }),
  };
}
