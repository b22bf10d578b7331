import { type } from 'arktype';

import { usageError } from '../web/usage-error.ts';

/** Values that `assignSettings` accepts, for the help of commands. */
export const valueSyntax = 'where value is text, a comma-separated list, yes or no, a number, or JSON';

/**
 * Applies `name=value` assignments to settings; see `valueSyntax`. `name=` removes a setting. Throws a usage error that
 * names each invalid assignment, its value and what is allowed.
 */
export function assignSettings<Settings extends object>(
  current: Settings,
  assignments: readonly string[],
  schema: (value: unknown) => Settings | type.errors,
  names: readonly string[],
): Settings {
  const problems: string[] = [];
  let settings = current;
  for (const assignment of assignments) {
    const [name = '', value] = split(assignment);
    if (value === undefined)
      problems.push(`"${assignment}" has no value; write name=value, or name= to remove the setting`);
    else if (!names.includes(name)) problems.push(`${name} is unknown; known are: ${names.join(', ')}`);
    else {
      const next = value === '' ? without(settings, name) : set(settings, name, value, schema);
      if (typeof next === 'string') problems.push(`${name} is ${JSON.stringify(value)}; it has to be ${next}`);
      else settings = next;
    }
  }
  if (problems.length > 0) throw usageError(problems.join('\n'));
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

/** The settings with the first interpretation of the value that the schema accepts, or else what the schema expects. */
function set<Settings extends object>(
  settings: Settings,
  name: string,
  value: string,
  schema: (value: unknown) => Settings | type.errors,
): Settings | string {
  const candidates = [...asJson(value), value, value.split(',').map((part) => part.trim())];
  let expected = '';
  for (const candidate of candidates) {
    const next = schema({ ...settings, [name]: candidate });
    if (!(next instanceof type.errors)) return next;
    expected ||= next.map(describeExpected).join('; ');
  }
  return expected;
}

function describeExpected({ path, expected }: { path: readonly PropertyKey[]; expected: string }): string {
  const [, ...inside] = path.map(String);
  // for a union, arktype repeats path and value
  const plain = expected.replace(/^\S+ must be (.*) \(was .*\)$/s, '$1');
  return inside.length > 0 ? `${inside.join('.')}: ${plain}` : plain;
}

const booleans: Record<string, boolean> = { yes: true, no: false };

function asJson(value: string): unknown[] {
  if (value in booleans) return [booleans[value]];
  try {
    return [JSON.parse(value)];
  } catch {
    return [];
  }
}
