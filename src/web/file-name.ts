import { hasControlCharacter } from './control-characters.ts';

const maxLength = 150;
const forbidden = /[\\/:*?"<>|]/;
/** Invisible characters, including those that reverse the order of letters, with which `gpj.exe` looks like `exe.jpg`. */
const invisible = /\p{Cf}|\p{Co}|\p{Cs}|[\u2028\u2029]/u;
/** Devices of Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Why a name is not safe for a file or folder on every system, as the rest of a sentence after "the name"; undefined if it is safe. */
export function fileNameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'is empty';
  if (name.length > maxLength) return `has ${name.length} characters; the limit is ${maxLength}`;
  if (/^\.+$/.test(name)) return 'stands for another folder';
  if (hasControlCharacter(name)) return 'has a control character';
  if (invisible.test(name)) return 'has an invisible character, such as one that reverses the order of letters';
  if (forbidden.test(name)) return 'has one of the characters \\ / : * ? " < > |';
  if (reserved.test(name)) return 'is reserved on Windows';
  if (/^\s|[\s.]$/.test(name)) return 'begins or ends with a space or a full stop';
  return undefined;
}
