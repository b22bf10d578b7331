import { expect, test } from 'vitest';

import { readXml } from '../xml/read-xml.ts';
import { decisionText } from './decision.ts';

test.each([
  ['<pitching win="3-1"/>', 'W (3-1)'],
  ['<pitching loss="0-1"/>', 'L (0-1)'],
  ['<pitching save="2"/>', 'S (2)'],
  ['<goalie win="1-0-0"/>', 'W (1-0-0)'],
  ['<pitching win=""/>', 'W'],
  ['<pitching win="0" loss="0" save="0"/>', ''],
  ['<pitching ip="1.0"/>', ''],
])('%s is printed "%s"', (xml, printed) => {
  expect(decisionText(readXml(xml), { win: 'W', loss: 'L', save: 'S' })).toBe(printed);
});
