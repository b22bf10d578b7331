import { type } from 'arktype';

import { maxPasswordLength, minPasswordLength, newPassword } from '../domain/staff.ts';
import { isBreached } from './breached-passwords.ts';

type Owner = { email: string; name: string };
type College = { name: string; shortName: string; slug: string; canonicalHost: string };

/** Characters that a password must have besides words that everyone associates with its account. */
const ownCharacters = 8;
const minWordLength = 4;

const problems = {
  length: `A password needs ${minPasswordLength} to ${maxPasswordLength} characters. Several words in a row are easy to remember.`,
  personal: 'This password consists mostly of names that others can guess. Choose other words.',
  breached: 'This password is on a list of passwords that were stolen from other sites. Choose another one.',
};

/** Why a new password is refused, in a sentence for its owner; undefined if it is accepted. */
export async function findPasswordProblem(
  password: string,
  { owner, college, breachedPasswords }: { owner: Owner; college: College; breachedPasswords: string | undefined },
): Promise<string | undefined> {
  if (newPassword(password) instanceof type.errors) return problems.length;
  if (withoutWords(password, wordsOf(owner, college)).length < ownCharacters) return problems.personal;
  if (await isBreached(password, breachedPasswords)) return problems.breached;
  return undefined;
}

/** Words that others try first: of the owner, the college, its site and the program. */
function wordsOf({ email, name }: Owner, { name: college, shortName, slug, canonicalHost }: College): string[] {
  const texts = [email, name, college, shortName, slug, canonicalHost, 'athletics fieldhouse password'];
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  // the longest first: a word may be part of another one
  return [...new Set(words)].filter((word) => word.length >= minWordLength).sort((a, b) => b.length - a.length);
}

const withoutWords = (password: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
