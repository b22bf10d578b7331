import { expect, it } from 'vitest';

import { isOneSchool, schoolCore, schoolKey } from './school-name.ts';

it.each([
  ['Ohio State', 'Ohio St.', 'Ohio St', 'OHIO STATE', '#4 Ohio St.', '#4/5 Ohio State'],
  ['San José State', 'San Jose St.', 'San Jose State', 'San Jose State'],
  ['Hawaiʻi', "Hawai'i", 'Hawaii', 'Hawai’i', 'Hawai‘i'],
  ["St. John's", "Saint John's", 'St. John’s', 'St Johns'],
  ["Mount St. Mary's", "Mt. St. Mary's", "Mount Saint Mary's"],
  ['Cal State San Bernardino', 'Cal St. San Bernardino', 'California State San Bernardino'],
  ['Missouri-St. Louis', 'Mo.-St. Louis', 'Missouri Saint Louis'],
  ['St. Cloud State', 'St. Cloud St.', 'Saint Cloud State'],
  ['Penn', 'Pennsylvania', 'UPenn'],
  ['Penn State', 'Penn St.', 'Pennsylvania State'],
  ['UConn', 'Connecticut', 'UCONN', 'Conn.'],
  ['Ole Miss', 'Mississippi', 'Miss.'],
  ['UMass', 'Massachusetts', 'UMass Amherst'],
  ['Miami (FL)', 'Miami (Fla.)', 'Miami (Florida)'],
  ['Miami (OH)', 'Miami (Ohio)', 'Miami-Ohio'],
  ['Texas A&M', 'Texas A & M', 'Tex. A&M', 'Texas A and M'],
  ['UNC Greensboro', 'North Carolina-Greensboro', 'N.C. Greensboro'],
  ['NC State', 'N.C. State', 'North Carolina St.', 'North Carolina State'],
  ['Southern Illinois', 'Southern Ill.', 'So. Illinois'],
  ['South Carolina', 'So. Carolina', 'S. Carolina', '#10/11 South Carolina'],
  ['Eastern Michigan', 'E. Michigan', 'Eastern Mich.'],
  ['Duke University', 'Duke Univ.', 'Duke Univ', 'The Duke University'],
  ['University of Montreal', 'Univ. Montréal', 'Univ. of Montreal'],
  ['University of Hawaii at Manoa', 'Univ. of Hawaiʻi at Mānoa'],
  ['Colorado College', 'Colorado Col.', 'Colo. College'],
  ['Penn State Harrisburg', 'Penn St. Harrisburg', 'Penn St.-Harrisburg'],
  ['Wayne State (MI)', 'Wayne St. (Mich.)'],
  ['College of St. Elizabeth', 'College of Saint Elizabeth'],
  ['Southern Me.', 'Southern Maine'],
  ['Southern N.H.', 'Southern New Hampshire'],
  ['St. Thomas (MN)', 'St. Thomas (Minn.)', 'Saint Thomas (Minnesota)'],
])('%j, %j, … are one spelling', (first, ...others) => {
  expect(others.map(schoolKey)).toEqual(others.map(() => schoolKey(first)));
});

it.each([
  ['Indiana', 'Indiana University'],
  ['Michigan St.', 'Michigan State University'],
  ['North Carolina A&T', 'North Carolina A and T University'],
  ['Indiana', 'University of Indiana'],
  ['Penn', 'University of Pennsylvania'],
  ['UConn', 'University of Connecticut'],
  ['Ohio St.', 'The Ohio State University'],
  ['Hawaii', 'University of Hawaiʻi at Mānoa'],
  ["Saint Joseph's University", "St. Joseph's Univ."],
])('%j and %j are one school', (one, other) => {
  expect([isOneSchool(one, other), isOneSchool(other, one)]).toEqual([true, true]);
  expect(schoolCore(one)).toBe(schoolCore(other));
});

it.each([
  ['Boston College', 'Boston University'],
  ['Boston', 'Boston College'],
  ['Miami', 'Miami University'],
  ['Miami University', 'University of Miami'],
  ['Miami (FL)', 'Miami (OH)'],
  ['Indiana', 'Indiana State'],
  ['Indiana', 'Indiana (PA)'],
  ['Penn', 'Penn State'],
  ['Ohio', 'Ohio State'],
  ['Washington', 'Washington University'],
  ['Washington', 'Washington State'],
  ['Colorado', 'Colorado College'],
  ['Saint Louis', 'Louisville'],
  ['California', 'California (PA)'],
  ['Mississippi', 'Mississippi State'],
  ['North Carolina', 'North Carolina A&T'],
  ['Augustana (IL)', 'Augustana (SD)'],
  ['', ''],
])('%j and %j are not one school by their names', (one, other) => {
  expect([isOneSchool(one, other), isOneSchool(other, one)]).toEqual([false, false]);
});
