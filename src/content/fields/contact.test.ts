import { expect, test } from 'vitest';

import { emailFields, parseEmail } from './contact.ts';

test.each([
  ['areed@lakeshore.edu', 'areed', 'lakeshore.edu'],
  [' mailto:Ann.Reed@Athletics.Lakeshore.EDU ', 'Ann.Reed', 'athletics.lakeshore.edu'],
  ["o'neil+media@x-y.org", "o'neil+media", 'x-y.org'],
])('the e-mail address %s has the user %s and the domain %s', (text, emailUser, emailDomain) => {
  expect(parseEmail(text)).toEqual({ emailUser, emailDomain });
});

test.each(['', 'areed', '@lakeshore.edu', 'areed@lakeshore', 'a b@x.edu', 'a@b@x.edu', 'a@-x.edu', 'a,b@x.edu'])(
  '%j is no e-mail address',
  (text) => {
    expect(parseEmail(text)).toBeUndefined();
  },
);

test('an e-mail address is entered as a whole and stored in two parts', () => {
  const { email } = emailFields();
  expect(email.assign?.('areed@lakeshore.edu')).toEqual({ emailUser: 'areed', emailDomain: 'lakeshore.edu' });
  expect(email.assign?.(null)).toEqual({ emailUser: null, emailDomain: null });
});
