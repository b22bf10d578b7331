import { expect, test } from 'vitest';

import { splitAtForm } from './embedded-form.ts';

test.each(['<p><a href="/form/3">Survey</a></p>', '<p> <a title="x" href="/protected/form/3">Survey</a> </p>'])(
  'a paragraph with nothing but a link to a form is the form: %s',
  (link) => {
    expect(splitAtForm(`<p>a</p>${link}<p>b</p>${link}`)).toEqual({
      before: '<p>a</p>',
      link,
      after: `<p>b</p>${link}`,
      formId: 3,
    });
  },
);

test.each([
  '<p>Take the <a href="/form/3">survey</a></p>',
  '<p><a href="https://example.edu/form/3">Survey</a></p>',
  '<p><a href="/form/3/results">Results</a></p>',
  '<p><a href="/form/x">Survey</a></p>',
])('other links stay links: %s', (html) => {
  expect(splitAtForm(html)).toBeUndefined();
});
