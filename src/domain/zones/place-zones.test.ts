import { expect, test } from 'vitest';

import { zonesOfPlace } from './place-zones.ts';

test.each([
  ['Honolulu, Hawaii, Clarence T.C. Ching Complex', 'Pacific/Honolulu'],
  ['Honolulu, Hawaiʻi', 'Pacific/Honolulu'],
  ['Honolulu HI', 'Pacific/Honolulu'],
  ['SimpliFi Arena, Honolulu, HI', 'Pacific/Honolulu'],
  ['Las Vegas, Nev.', 'America/Los_Angeles'],
  ['Las Vegas, NV (T-Mobile Arena)', 'America/Los_Angeles'],
  ['Dollar Loan Center - Henderson, Nev.', 'America/Los_Angeles'],
  ['Tempe, Ariz.', 'America/Phoenix'],
  ['Anchorage, Alaska', 'America/Anchorage'],
  ['Washington, D.C., Capital One Arena', 'America/New_York'],
  ['Seattle, Wash.', 'America/Los_Angeles'],
  ['Kansas City, Kan.', 'America/Chicago'],
  ['California, Pa.', 'America/New_York'],
])('%s is in %s', (location, zone) => {
  expect(zonesOfPlace(location)).toEqual([zone]);
});

test.each([
  ['Pensacola, Fla.', 'America/Chicago'],
  ['Ft. Walton Beach, FL', 'America/Chicago'],
  ['Tallahassee, Fla.', 'America/New_York'],
  ['Moscow, Idaho', 'America/Los_Angeles'],
  ['Boise, Idaho', 'America/Boise'],
  ['Evansville, Ind.', 'America/Chicago'],
  ['West Lafayette, Ind.', 'America/Indiana/Indianapolis'],
  ['Bowling Green, Ky.', 'America/Chicago'],
  ['Morehead, Ky.', 'America/New_York'],
  ['Knoxville, Tenn.', 'America/New_York'],
  ['Thompson-Boling Arena, Knoxville, Tennessee', 'America/New_York'],
  ['Nashville, Tenn.', 'America/Chicago'],
  ['Menominee, Mich.', 'America/Menominee'],
  ['Houghton, Mich.', 'America/Detroit'],
  ['Rapid City, S.D.', 'America/Denver'],
  ['Vermillion, S.D.', 'America/Chicago'],
  ['Dickinson, North Dakota', 'America/Denver'],
  ['Chadron, Neb.', 'America/Denver'],
  ['Goodland, Kan.', 'America/Denver'],
  ['Ontario, Ore.', 'America/Boise'],
  ['El Paso, Texas', 'America/Denver'],
])('a state with two zones: %s is in %s', (location, zone) => {
  expect(zonesOfPlace(location)).toEqual([zone]);
});

test.each([
  ['Vancouver, B.C.', 'America/Vancouver'],
  ['Vancouver, Wash.', 'America/Los_Angeles'],
  ['Dawson Creek, BC', 'America/Dawson_Creek'],
  ['Thunder Bay, Ontario', 'America/Toronto'],
  ['Thunder Bay, Ontario, Canada', 'America/Toronto'],
  ['Halifax, N.S.', 'America/Halifax'],
  ['Regina, Sask.', 'America/Regina'],
  ['San Juan, P.R.', 'America/Puerto_Rico'],
  ['St. Thomas, U.S. Virgin Islands', 'America/St_Thomas'],
  ['Imperial Arena, Nassau, Bahamas', 'America/Nassau'],
  ['Cancún, Mexico', 'America/Cancun'],
  ['Riviera Maya, Mexico', 'America/Cancun'],
  ['Dublin, Ireland', 'Europe/Dublin'],
  ['London, England', 'Europe/London'],
  ['Sydney, Australia', 'Australia/Sydney'],
])('abroad: %s is in %s', (location, zone) => {
  expect(zonesOfPlace(location)).toEqual([zone]);
});

test.each([
  ['Chicago', 'America/Chicago'],
  ['Madison Square Garden, New York', 'America/New_York'],
  ['T-Mobile Arena, Las Vegas', 'America/Los_Angeles'],
])('a large city needs no state: %s is in %s', (location, zone) => {
  expect(zonesOfPlace(location)).toEqual([zone]);
});

test.each(['', 'Lake Arena', 'Moscow', 'Washington', 'TBA', 'Springfield'])(
  '"%s" does not tell its zone',
  (location) => {
    expect(zonesOfPlace(location)).toEqual([]);
  },
);

test('a building in a state with two zones may be in either', () => {
  expect(zonesOfPlace('Thompson-Boling Arena, Tenn.')).toEqual(['America/Chicago', 'America/New_York']);
  expect(zonesOfPlace('Tenn.')).toEqual(['America/Chicago', 'America/New_York']);
});
