import { type ContentKind, snakeCase } from '../define-content.ts';

/** The arguments of a kind's `search_refresh_content` triggers: its name, and the columns of title, summary and body. */
export function searchTriggerArguments({ name, search }: ContentKind): string[] {
  const columnsOf = (...weights: string[]) =>
    Object.entries(search)
      .filter(([, weight]) => weights.includes(weight ?? ''))
      .map(([key]) => snakeCase(key))
      .join(',');
  return [name, columnsOf('A'), columnsOf('B'), columnsOf('C', 'D')];
}
