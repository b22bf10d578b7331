import { fileNameProblem } from './file-name.ts';

const prefix = '/documents/';
const maxLength = 400;

/** The URL of a document: `2025/8/27/Travel Policy.pdf` is at `/documents/2025/8/27/Travel%20Policy.pdf`. */
export const documentAddress = (path: string): string => prefix + path.split('/').map(encodeURIComponent).join('/');

/** Why a text is not the path of a document, after "it"; undefined for a path. */
export function documentPathProblem(path: string): string | undefined {
  if (path.length > maxLength) return `has ${path.length} characters; the limit is ${maxLength}`;
  for (const name of path.split('/')) {
    const problem = fileNameProblem(name);
    if (problem)
      return name === '' ? 'has an empty folder name' : `has the name ${JSON.stringify(name)}, which ${problem}`;
  }
  return undefined;
}

/**
 * The path of a document in an address of a former site, whose storage ends in `/documents/...`; undefined for any other
 * address. The host is of no account: the document is the college's own.
 */
export function formerDocumentPath(location: string): string | undefined {
  const [, encoded] = /\/documents\/([^?#]+)/i.exec(location) ?? [];
  if (encoded === undefined) return undefined;
  try {
    const path = decodeURIComponent(encoded);
    return documentPathProblem(path) === undefined ? path : undefined;
  } catch {
    return undefined;
  }
}
