import { type } from 'arktype';

import { usageError } from '../domain/usage-error.ts';

/** The values that `assign` takes, for the help of commands. */
export const valueSyntax = 'where the value is a text, a list with commas, yes or no, a number, or JSON';

/**
 * Settings with `name=value` set, in the form the schema asks for; see `valueSyntax`. `name=` removes the setting. Throws a usage error that names each wrong one, its value and what is allowed.
 */
export function assign<Settings extends object>(
  current: Settings,
  assignments: readonly string[],
  schema: (value: unknown) => Settings | type.errors,
  names: readonly string[],
): Settings {
  const faults: string[] = [];
  let settings = current;
  for (const assignment of assignments) {
    const [name = '', value] = split(assignment);
    if (value === undefined) faults.push(`"${assignment}" sets nothing; write name=value, or name= to remove it`);
    else if (!names.includes(name)) faults.push(`${name} is unknown; known are: ${names.join(', ')}`);
    else {
      const next = value === '' ? without(settings, name) : set(settings, name, value, schema);
      if (typeof next === 'string') faults.push(`${name} is ${JSON.stringify(value)}; it has to be ${next}`);
      else settings = next;
    }
  }
  if (faults.length > 0) throw usageError(faults.join('\n'));
  return settings;
}

function split(assignment: string): [string, string | undefined] {
  const at = assignment.indexOf('=');
  return at < 0 ? [assignment, undefined] : [assignment.slice(0, at), assignment.slice(at + 1)];
}

function without<Settings extends object>(settings: Settings, name: string): Settings {
  const { [name as keyof Settings]: _, ...rest } = settings;
  return rest as Settings;
}

/** The settings with the first reading of the value that the schema takes, else what it has to be. */
function set<Settings extends object>(
  settings: Settings,
  name: string,
  value: string,
  schema: (value: unknown) => Settings | type.errors,
): Settings | string {
  const readings = [...asJson(value), value, value.split(',').map((part) => part.trim())];
  let expected = '';
  for (const reading of readings) {
    const next = schema({ ...settings, [name]: reading });
    if (!(next instanceof type.errors)) return next;
    expected ||= next.map(demand).join('; ');
  }
  return expected;
}

function demand({ path, expected }: { path: readonly PropertyKey[]; expected: string }): string {
  const [, ...inside] = path.map(String);
  // a choice between types tells path and value itself
  const plain = expected.replace(/^\S+ must be (.*) \(was .*\)$/s, '$1');
  return inside.length > 0 ? `${inside.join('.')}: ${plain}` : plain;
}

const words: Record<string, boolean> = { yes: true, no: false };

function asJson(value: string): unknown[] {
  if (value in words) return [words[value]];
  try {
    return [JSON.parse(value)];
  } catch {
    return [];
  }
}
