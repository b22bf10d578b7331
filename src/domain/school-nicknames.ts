/**
 * Short names that stand for one school wherever they are printed, by the full name that they are read as. Initials that
 * several schools use (USC, MSU, OSU, USF) are not in it; `opponent alias` gives them to one.
 */
const nicknames: Readonly<Record<string, readonly string[]>> = {
  'Air Force': ['US Air Force Academy', 'Air Force Academy'],
  'Alabama Birmingham': ['UAB'],
  Albany: ['Albany (NY)', 'UAlbany', 'SUNY Albany'],
  'Appalachian State': ['App State'],
  Army: ['Army West Point', 'US Military Academy', 'USMA'],
  'Bowling Green State': ['Bowling Green', 'BGSU'],
  'Brigham Young': ['BYU'],
  'California Los Angeles': ['UCLA'],
  'California Santa Barbara': ['UCSB'],
  'California State Northridge': ['CSUN'],
  California: ['Cal', 'California Berkeley', 'Cal Berkeley'],
  'Central Florida': ['UCF'],
  Charlotte: ['North Carolina Charlotte', 'UNCC'],
  Connecticut: ['UConn', 'U Conn'],
  'East Tennessee State': ['ETSU'],
  'Fairleigh Dickinson': ['FDU'],
  'Florida Atlantic': ['FAU'],
  'Florida Gulf Coast': ['FGCU'],
  'Florida International': ['FIU'],
  Hawaii: ['Hawaii Manoa'],
  'Illinois Chicago': ['UIC'],
  'Kansas City': ['Missouri Kansas City', 'UMKC'],
  'Long Island': ['LIU'],
  'Louisiana Monroe': ['ULM', 'UL Monroe'],
  'Louisiana State': ['LSU'],
  Louisiana: ['Louisiana Lafayette', 'UL Lafayette'],
  'Loyola Chicago': ['Loyola (IL)'],
  'Loyola Marymount': ['LMU'],
  'Maryland Baltimore County': ['UMBC'],
  'Maryland Eastern Shore': ['UMES'],
  Massachusetts: ['UMass', 'U Mass', 'Massachusetts Amherst', 'UMass Amherst'],
  'Massachusetts Lowell': ['UMass Lowell'],
  'Middle Tennessee State': ['Middle Tennessee', 'MTSU'],
  Mississippi: ['Ole Miss'],
  Missouri: ['Mizzou'],
  Navy: ['US Naval Academy', 'Naval Academy', 'USNA'],
  'Nebraska Omaha': ['Omaha'],
  'Nevada Las Vegas': ['UNLV'],
  'North Carolina': ['UNC', 'UNC Chapel Hill', 'North Carolina Chapel Hill'],
  'North Carolina State': ['NC State', 'NCSU'],
  Pennsylvania: ['Penn', 'UPenn'],
  'Pennsylvania State': ['Penn State'],
  Pittsburgh: ['Pitt'],
  Rensselaer: ['RPI', 'Rensselaer Polytechnic Institute', 'Rensselaer Polytechnic'],
  'Southern California': ['Southern Cal'],
  'Southern Illinois Edwardsville': ['SIU Edwardsville', 'SIUE'],
  'Southern Methodist': ['SMU'],
  'Southern Mississippi': ['Southern Miss'],
  'Stephen F. Austin': ['Stephen F. Austin State', 'SFA'],
  'Tennessee Martin': ['UT Martin'],
  'Texas Arlington': ['UT Arlington'],
  'Texas Christian': ['TCU'],
  'Texas El Paso': ['UTEP'],
  'Texas Rio Grande Valley': ['UTRGV', 'UT Rio Grande Valley'],
  'Texas San Antonio': ['UTSA'],
  Virginia: ['UVA'],
  'Virginia Commonwealth': ['VCU'],
  'Virginia Military Institute': ['VMI'],
  'Virginia Tech': ['Virginia Polytechnic Institute'],
  'Wisconsin Green Bay': ['Green Bay'],
  'Wisconsin Milwaukee': ['Milwaukee'],
  'Worcester Polytechnic': ['WPI', 'Worcester Polytechnic Institute'],
};

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const fullNames = new Map(
  Object.entries(nicknames).flatMap(([full, short]) => short.map((name) => [letters(name), letters(full)] as const)),
);

/** The letters of a school's full name from those of a short name: "penn" is "pennsylvania". Others stay as they are. */
export const fullSchoolName = (key: string): string => fullNames.get(key) ?? key;

/** Names that several universities share, so that "Miami" and "Miami University" are one only if something else agrees. */
export const sharedSchoolNames: ReadonlySet<string> = new Set(
  [
    'Anderson, Augustana, Benedictine, Bethany, Bethel, Centenary, Charleston, Columbia, Concordia, Cumberland, Dominican',
    'Emmanuel, Franklin, Lincoln, Loyola, Marian, Marymount, Maryville, Miami, Northwest, Pacific, Queens, Regis',
    'Rochester, Saint Francis, Saint Marys, Saint Thomas, Southern, Southwestern, Trinity, Union, Washington, Wayne State',
    'Wesleyan, Westminster, Wheaton, Wilmington, York',
  ]
    .join(', ')
    .split(', ')
    .map(letters),
);
