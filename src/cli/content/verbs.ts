import type { ContentKind } from '../../content/define-content.ts';
import { endingOf } from '../../editing/row-state.ts';

/** The verbs of a content kind's commands, prefixed where a group has two kinds: `location-add`, `locations`. */
export function verbsOf(kind: ContentKind) {
  const { verbPrefix: prefix } = kind;
  const verb = (word: string) => (prefix ? `${prefix}-${word}` : word);
  return {
    list: prefix ? `${prefix}s` : 'list',
    add: verb('add'),
    change: verb('change'),
    import: verb('import'),
    history: verb('history'),
    end: verb(endingOf(kind).verb),
  };
}
