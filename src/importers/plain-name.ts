/** The last part of a name, without what could be read as a path or a command of a terminal. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(0, 200) || 'file';
}
