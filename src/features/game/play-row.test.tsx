import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PlayRow } from './play-row.tsx';

test.each([
  ['01:03', '>1:03<'],
  ['00:47', '>0:47<'],
  ['12:10', '>12:10<'],
])('the clock %s of a play is printed as %s', (clock, text) => {
  expect(renderToStaticMarkup(<PlayRow clock={clock} side={undefined} text="Turnover" score={undefined} />)).toContain(
    text,
  );
});
