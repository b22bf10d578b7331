import type { ContentKind } from '../../../content/define-content.ts';
import type { Parameters } from '../../contract.ts';
import { idOf, type Parameter } from '../../parameters.ts';
import { hiddenPathOf } from '../hidden-path.ts';
import { orderOf } from './order.ts';

/** What a write accepts as its body. */
export type WriteBody = 'row' | 'changes' | 'ids' | 'rows';

/** A write of rows of a content kind, from which its handler, its guards and its description are derived. */
export type WriteContract = {
  kind: ContentKind;
  action: 'add' | 'change' | 'remove' | 'order' | 'import';
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path below `/api/v2`. Matching is case-insensitive. */
  path: `/Hidden/${string}`;
  summary: string;
  parameters: Parameters;
  body?: WriteBody;
  /** The status of a successful response. */
  status: 200 | 201 | 204;
};

const dryRun: Parameter<string> = {
  parse: (text) => text,
  description: '`true` checks the rows and stores nothing',
  example: 'true',
  schema: { type: 'string', enum: ['true', 'false'] },
};

/** The writes of a kind: add, change, end or remove, import, and the order of a list that has one. */
export function writesOf(kind: ContentKind): WriteContract[] {
  const { noun, plural, isPermanent } = kind;
  const path = hiddenPathOf(kind);
  const one = { path: `${path}/{id}` as const, parameters: { id: idOf(noun) } };
  const a = /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
  const all: (WriteContract | false)[] = [
    orderOf(kind) !== undefined && {
      ...{ kind, action: 'order', method: 'PUT', path: `${path}/order`, parameters: {}, body: 'ids', status: 200 },
      summary: `Put the ${plural} of a list in order`,
    },
    {
      ...{ kind, action: 'import', method: 'POST', path: `${path}/import`, parameters: { dryRun } },
      ...{ body: 'rows', status: 200, summary: `Add and update ${plural} from JSON or CSV` },
    },
    {
      ...{ kind, action: 'add', method: 'POST', path, parameters: {}, body: 'row', status: 201 },
      summary: `Add ${a}`,
    },
    { ...one, kind, action: 'change', method: 'PATCH', body: 'changes', status: 200, summary: `Change ${a}` },
    !isPermanent && { ...one, kind, action: 'remove', method: 'DELETE', status: 204, summary: `End or remove ${a}` },
  ];
  return all.filter((each) => each !== false);
}
