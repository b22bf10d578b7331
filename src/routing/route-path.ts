// Paths of the route table: literal segments, parameters `{name}`, also with an ending (`{name}.csv`, `{name}-department`),
// and one optional parameter `{name?}`, without which an ending is that of the segment before: `/schedule/{season?}.csv`
// is also `/schedule.csv`.

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segments<Tail> : Path;

type RequiredName<Segment extends string> = Segment extends `{${string}?}${string}`
  ? never
  : Segment extends `{${infer Name}}${string}`
    ? Name
    : never;

type OptionalName<Segment extends string> = Segment extends `{${infer Name}?}${string}` ? Name : never;

/** `'/sports/{slug}/roster/{season?}'` gives `{ slug: string | number; season?: string | number | undefined }`. */
export type PathParams<Path extends string> = {
  [Name in RequiredName<Segments<Path>>]: string | number;
} & { [Name in OptionalName<Segments<Path>>]?: string | number | undefined };

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

type Parameter = { name: string; optional: boolean; ending: string };

const parameterOf = (segment: string): Parameter | undefined => {
  const [, name, mark, ending = ''] = /^\{(\w+)(\??)\}([.-]\w+)?$/.exec(segment) ?? [];
  return name === undefined ? undefined : { name, optional: mark === '?', ending };
};

const parsed = new Map<string, readonly (string | Parameter)[]>();

/** The segments of a path of the route table: literals and parameters. */
const partsOf = (path: string): readonly (string | Parameter)[] => {
  const parts = parsed.get(path) ?? segmentsOf(path).map((segment) => parameterOf(segment) ?? segment);
  parsed.set(path, parts);
  return parts;
};

/** Expands an optional parameter: the path without it and the path with it. */
export const expandPath = (path: string): string[] =>
  path.includes('?}') ? [path.replace(/\/\{\w+\?\}/, ''), path.replace('?}', '}')] : [path];

export const fillPath = (path: string, params: Record<string, string | number | undefined>): string => {
  const filled = partsOf(path).map((part) => {
    if (typeof part === 'string') return `/${part}`;
    const value = params[part.name];
    if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}${part.ending}`;
    if (part.optional) return part.ending;
    throw new Error(`Parameter "${part.name}" of ${path} is missing`);
  });
  return filled.join('') || '/';
};

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** The decoded segments of a requested path; undefined if the encoding is invalid. */
export const decodePath = (pathname: string): (string | undefined)[] => segmentsOf(pathname).map(decode);

/** The parameters, if the decoded segments of a pathname match an expanded path; otherwise undefined. */
export const matchPath = (
  path: string,
  segments: readonly (string | undefined)[],
): Record<string, string> | undefined => {
  const parts = partsOf(path);
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = segments[index];
    if (value === undefined || (typeof part === 'string' && value !== part)) return undefined;
    if (typeof part === 'string') continue;
    const { name, ending } = part;
    if (!value.endsWith(ending) || value.length === ending.length) return undefined;
    params[name] = ending ? value.slice(0, -ending.length) : value;
  }
  return params;
};

/**
 * Sort order: at the first segment that differs, a literal comes before a parameter with a suffix, which comes before other
 * parameters. A path that continues another one comes after it.
 */
export const moreLiteralFirst = (a: string, b: string): number => {
  const [first, second] = [partsOf(a), partsOf(b)];
  for (const [index, part] of first.entries()) {
    const other = second[index];
    const difference = other === undefined ? 1 : openness(part) - openness(other);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
};

/** 0 for a literal, 1 for a parameter with a suffix, 2 for other parameters. */
function openness(part: string | Parameter): number {
  if (typeof part === 'string') return 0;
  return part.ending ? 1 : 2;
}
