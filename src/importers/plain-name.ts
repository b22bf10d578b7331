/** The last segment of a file name, without path separators or terminal control characters. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, 200) || 'file';
}
