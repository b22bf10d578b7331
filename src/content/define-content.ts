import type { Type } from 'arktype';

import type { AnyField, FieldCollege, Fields, ReadContext } from './fields/field.ts';
import { instant } from './fields/instant.ts';
import { choice, integer } from './fields/plain.ts';

type StoredOf<F> = F extends { read(...input: never[]): infer Stored } ? Awaited<Stored> : never;
type WireOf<F> = F extends { schema: Type<infer Wire> } ? Wire : never;
type Nullable<F, Value> = F extends { presence: 'optional' } ? Value | null : Value;

/** Keys of the fields that have a column. */
export type ColumnKey<F extends Fields> = {
  [Key in keyof F]: F[Key]['presence'] extends 'many' | 'aside' ? never : Key;
}[keyof F];

type AnswerKey<F extends Fields> = {
  [Key in keyof F]: F[Key]['presence'] extends 'aside' ? never : Key;
}[keyof F];

/** A row as stored; a many-to-many field is a list of ids. */
export type RowOf<F extends Fields> = { tenantId: number; id: number; updatedAt: string } & {
  [Key in AnswerKey<F>]: Nullable<F[Key], StoredOf<F[Key]>>;
};

/** An item of a kind's answers. */
export type AnswerOf<F extends Fields> = { id: number; url: string | null; dateModifiedUtc: string } & {
  [Key in AnswerKey<F>]: Nullable<F[Key], WireOf<F[Key]>>;
};

/** Something wrong with a row as a whole, reported at the field to change. */
export type Fault = { field: string; message: string };

/** The fields that decide who sees a row, and from when until when. A rule that is absent restricts nothing. */
export type Visibility = {
  /** A choice of `public`, `protected` (everyone with the address) and `hidden` (staff). */
  access?: string;
  from?: string;
  until?: string;
  /** Rows are sent before `from`, so that pages can show them on time. */
  sentEarly?: true;
  /** Yes-or-no fields that all have to be yes. */
  switches?: readonly string[];
};

const publication = {
  access: choice('Access', ['public', 'protected', 'hidden'], {
    hint: 'who may open it: everyone, everyone with the address, or staff (default: public)',
    group: 'Publication',
  }).default('public'),
  visibleFrom: instant('Visible from', { hint: 'when it appears (default: at once)', group: 'Publication' }).optional(),
  visibleUntil: instant('Visible until', {
    hint: 'when it disappears (default: never)',
    group: 'Publication',
  }).optional(),
};

const manualOrder = {
  position: integer('Position', { hint: 'its place in lists, lowest first (default: last)' }).filled(),
};

type Weight = 'A' | 'B' | 'C' | 'D';

/** What `defineContent` takes; everything optional has a default derived from the name. */
type Definition<F extends Fields, All extends Fields> = {
  /** Singular, in camel case: `facility`. */
  name: string;
  /** In people's words (default: the name) and its plural. */
  noun?: string;
  plural?: string;
  /** Its table (default: the name in snake case). */
  table?: string;
  /** Below `/api/v2`: `/Facilities`. A kind without a path has hand-written endpoints. */
  path?: `/${string}`;
  fields: F;
  /** `published` adds access and dates; `public` restricts nothing. */
  visibility: 'public' | 'published' | Visibility;
  /** The field that lists are sorted by, `-` in front for descending; `manual` adds the field `position`. */
  order: string;
  /** What lists can be narrowed by: keys of fields, or `sportId`. */
  filters?: readonly string[];
  /** The fields that site search reads, by weight. */
  search?: { readonly [Key in keyof F]?: Weight };
  /** Address of a row's page. */
  url?(row: { id: number } & RowOf<All>): string;
  /** Address of the page that lists all rows. */
  listUrl?(): string;
  /** The fields in printed lists, the one that names a row first (default: the first three). */
  columns?: readonly string[];
  /** First word of its commands (default: the noun), and their second words where a group holds two kinds. */
  group?: string;
  verbs?: Verbs;
  /** Order of printed lists (default: newest first). */
  compare?(a: RowOf<All>, b: RowOf<All>): number;
  /** Values of a new row that were not given. */
  fill?(input: Partial<RowOf<All>>, context: FillContext<RowOf<All>>): Partial<RowOf<All>>;
  /** Faults of a row as it would be stored, given the college's other rows. */
  check?(
    row: RowOf<All>,
    context: ReadContext & { others: readonly RowOf<All>[] },
  ): readonly Fault[] | Promise<readonly Fault[]>;
  /** Fields whose values no two rows of a college share. */
  unique?: readonly (readonly string[])[];
  /** The slug field of its address, unique among the rows with the same `within`; former ones are kept and redirect. */
  address?: { slug: string; within?: string };
  /** Why a row must stay while the college's `kept` rows do. */
  checkEnd?(row: RowOf<All>, kept: readonly RowOf<All>[]): readonly string[];
  /** How commands take a row out of use (default: by its end, where it has one, else by deleting it). */
  ends?: 'until' | 'switch' | 'hide' | 'delete' | 'never';
  examples?: Partial<Record<'list' | 'add' | 'change' | 'end', readonly string[]>>;
};

type Verbs = { list: string; add: string; change: string; history: string };

type FillContext<Row> = FieldCollege & { now: Temporal.Instant; id: number; others: readonly Row[] };

/** A content kind: everything that its table, endpoints, commands, search and sitemap are derived from. */
export type ContentKind<F extends Fields = Fields> = Required<
  Omit<
    Definition<F, F>,
    'path' | 'visibility' | 'url' | 'listUrl' | 'fill' | 'check' | 'checkEnd' | 'compare' | 'address'
  >
> &
  Pick<Definition<F, F>, 'path' | 'url' | 'listUrl' | 'fill' | 'check' | 'checkEnd' | 'compare' | 'address'> & {
    visibility: Visibility;
  };

type Added<V, O> = (V extends 'published' ? typeof publication : unknown) &
  (O extends 'manual' ? typeof manualOrder : unknown);

/** Defines a content kind. Throws for an order, filter, column or search field that names no field. */
export function defineContent<
  const F extends Fields,
  const V extends 'public' | 'published' | Visibility,
  const O extends string,
>(definition: Definition<F, F & Added<V, O>> & { visibility: V; order: O }): ContentKind<F & Added<V, O>> {
  const { name, order, visibility } = definition;
  const noun = definition.noun ?? words(name);
  const fields: Record<string, AnyField> = {
    ...definition.fields,
    ...(visibility === 'published' && publication),
    ...(order === 'manual' && manualOrder),
  };
  const kind = {
    noun,
    plural: definition.plural ?? pluralOf(noun),
    table: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    filters: [],
    unique: [],
    search: {},
    columns: Object.keys(fields).slice(0, 3),
    group: noun,
    verbs: { list: 'list', add: 'add', change: 'change', history: 'history' },
    examples: {},
    ends: visibilityOf(visibility).until ? 'until' : 'delete',
    ...definition,
    fields,
    visibility: visibilityOf(visibility),
  };
  const named = [order.replace(/^-/, ''), ...kind.columns, ...kind.filters, ...Object.keys(kind.search)];
  const known = [
    'id',
    'manual',
    'sportId',
    ...Object.keys(fields),
    ...Object.values(fields).map((field) => field.name),
  ];
  const unknown = named.find((each) => !known.includes(each));
  if (unknown) throw new Error(`Content kind ${name} names the field "${unknown}", which it does not have`);
  return kind as unknown as ContentKind<F & Added<V, O>>;
}

const visibilityOf = (visibility: 'public' | 'published' | Visibility): Visibility => {
  if (visibility === 'public') return {};
  return visibility === 'published' ? { access: 'access', from: 'visibleFrom', until: 'visibleUntil' } : visibility;
};

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const pluralOf = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);
