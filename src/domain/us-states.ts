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

const plain = (text: string): string => text.replace(/[.\s]/g, '').toLowerCase();

const names = new Map(usStates.flatMap((state) => state.map((spelling) => [plain(spelling), state[0]] as const)));

/** A hometown as printed: "Maple Hollow, Mich.", "Gothenburg, Sweden", "Chicago". */
type Hometown = {
  town: string;
  /** The name of a state, or a province or country as entered; absent if only a town is given. */
  region?: string;
  isState: boolean;
};

/** Reads the state in AP style, by postal code or by name. */
export function parseHometown(text: string): Hometown {
  const [, town = text, region] = /^(.*),([^,]+)$/.exec(text.trim()) ?? [];
  const state = region && names.get(plain(region.trim()));
  return {
    town: town.trim(),
    isState: state !== undefined && state !== '',
    ...(region && { region: state || region.trim() }),
  };
}
