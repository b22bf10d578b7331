import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Problems } from './problems.tsx';

test('the error summary has the focus around its alert, and leads to the fields', () => {
  const problems = [{ field: 'email' as const, text: 'Enter an e-mail address.' }];
  expect(renderToStaticMarkup(createElement(Problems, { problems }))).toMatch(
    /^<div[^>]* role="group"[^>]* autofocus=""[^>]*><div role="alert"><h2[^>]*>There is a problem<.*<a href="#email">/i,
  );
});
