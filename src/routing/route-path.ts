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

const parameterOf = (segment: string): { name: string; optional: boolean; ending: string } | undefined => {
  const [, name, mark, ending = ''] = /^\{(\w+)(\??)\}([.-]\w+)?$/.exec(segment) ?? [];
  return name === undefined ? undefined : { name, optional: mark === '?', ending };
};

/** Expands an optional parameter: the path without it and the path with it. */
export const expandPath = (path: string): string[] =>
  path.includes('?}') ? [path.replace(/\/\{\w+\?\}/, ''), path.replace('?}', '}')] : [path];

export const fillPath = (path: string, params: Record<string, string | number | undefined>): string => {
  const filled = segmentsOf(path).map((segment) => {
    const parameter = parameterOf(segment);
    if (!parameter) return `/${segment}`;
    const value = params[parameter.name];
    if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}${parameter.ending}`;
    if (parameter.optional) return parameter.ending;
    throw new Error(`Parameter "${parameter.name}" of ${path} is missing`);
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

/** The decoded parameters when `pathname` matches an expanded path, else undefined. */
export const matchPath = (path: string, pathname: string): Record<string, string> | undefined => {
  const expected = segmentsOf(path);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decode(actual[index] ?? '');
    const parameter = parameterOf(segment);
    if (value === undefined || (!parameter && value !== segment)) return undefined;
    if (!parameter) continue;
    const { name, ending } = parameter;
    if (!value.endsWith(ending) || value.length === ending.length) return undefined;
    params[name] = ending ? value.slice(0, -ending.length) : value;
  }
  return params;
};

/** Sort order: at the first segment where they differ, a literal comes before a parameter, and one with an ending before others. */
export const moreLiteralFirst = (a: string, b: string): number => {
  const [first, second] = [segmentsOf(a), segmentsOf(b)];
  for (const [index, segment] of first.entries()) {
    const difference = openness(segment) - openness(second[index] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
};

/** 0 for a literal, 1 for a parameter with an ending, 2 for other parameters. */
function openness(segment: string): number {
  const parameter = parameterOf(segment);
  return parameter ? (parameter.ending ? 1 : 2) : 0;
}
