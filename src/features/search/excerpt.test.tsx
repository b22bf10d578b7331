import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Excerpt } from './excerpt.tsx';

test('an excerpt highlights the search terms and shows markup as text', () => {
  const parts = [
    { text: 'an <img src=x> is ', isMatch: false },
    { text: 'markup', isMatch: true },
  ];
  expect(renderToStaticMarkup(<Excerpt parts={parts} />)).toContain(
    '<span>an &lt;img src=x&gt; is </span><mark>markup</mark>',
  );
});
