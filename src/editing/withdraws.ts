import { type ContentKind, columnFields } from '../content/define-content.ts';
import { kinds } from '../content/kinds.ts';
import { redirectRule } from '../content/redirects/redirect-rule.ts';
import type { Withdrawn } from '../db/announce.ts';

/** A row before and after a change; undefined if it is added or removed. */
type Change = { before?: object | undefined; after?: object | undefined };

const audiences = ['public', 'protected', 'hidden'];

/** What a change of a row withdraws: it removes the row, or restricts who may see it, when, or one of its parts. */
export function withdrawnBy(kind: ContentKind, { before, after }: Change): Withdrawn {
  // the page at its address is no longer there
  if (kind === redirectRule && after) return 'content';
  if (!before || (after && !isRestricted(kind, before, after))) return 'nothing';
  return hasFiles(kind) ? 'files' : 'content';
}

function isRestricted(kind: ContentKind, before: object, after: object): boolean {
  const { visibility, fields, partOf } = kind;
  if (kind.isCore) return kind.hides?.some((key) => Reflect.get(before, key) !== Reflect.get(after, key)) ?? false;
  const { access = '', from = '', until = '' } = visibility;
  return Object.entries(fields).some(([key, { storage }]) => {
    const [old, now]: [unknown, unknown] = [Reflect.get(before, key) ?? null, Reflect.get(after, key) ?? null];
    if (String(old) === String(now)) return false;
    if (key === access) return audiences.indexOf(String(now)) > audiences.indexOf(String(old));
    if (key === from) return now !== null && (old === null || instantOf(now) > instantOf(old));
    if (key === until) return now !== null && (old === null || instantOf(now) < instantOf(old));
    // its parent may be hidden
    if (key === partOf) return true;
    if (storage.as === 'boolean') return now !== true;
    // such as the audience of a form's results
    if (storage.as === 'text' && storage.rule?.oneOf) return true;
    return storage.as === 'reference' && (storage.to === 'image' || storage.to === 'file') && old !== null;
  });
}

const instantOf = (value: unknown): number => Temporal.Instant.from(String(value)).epochMilliseconds;

/** Whether rows of a kind, or their parts, have pictures or files, or name them in text. */
function hasFiles(kind: ContentKind): boolean {
  const isOwn = columnFields(kind).some(
    ([, { storage, control }]) =>
      (storage.as === 'reference' && (storage.to === 'image' || storage.to === 'file')) ||
      control === 'html' ||
      control === 'json',
  );
  return isOwn || kinds.some((each) => isPartOf(each, kind) && hasFiles(each));
}

function isPartOf({ partOf = '', fields }: ContentKind, kind: ContentKind): boolean {
  const { storage } = fields[partOf] ?? {};
  return storage?.as === 'reference' && storage.to === kind;
}

const order: readonly Withdrawn[] = ['nothing', 'content', 'files'];

/** What several changes withdraw together. */
export const withdrawnByAll = (kind: ContentKind, changes: readonly Change[]): Withdrawn =>
  changes.map((change) => withdrawnBy(kind, change)).reduce(max, 'nothing');

const max = (one: Withdrawn, other: Withdrawn): Withdrawn => (order.indexOf(one) > order.indexOf(other) ? one : other);
