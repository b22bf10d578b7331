/** The pattern of a path that is found in any letter case, as former sites ignored it: `/rss.aspx` also at `/RSS.aspx`. */
export const anyCase = (path: string): string =>
  path
    .split('/')
    .map((segment, index) => (segment === '' ? '' : `:part${index}{${patternOf(segment)}}`))
    .join('/');

const patternOf = (segment: string): string =>
  segment.replaceAll('.', '\\.').replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
