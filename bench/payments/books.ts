import { sql } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';

export type Books = {
  submissions: number;
  orders: number;
  /** References of paid orders. */
  paid: string[];
  /** Orders that are neither paid nor ended. */
  open: number;
  /** Differences between orders, events, submissions, places and receipts. */
  faults: string[];
};

/** What has to be empty, by its description. */
const checks: Record<string, string> = {
  'a paid order that was not fulfilled exactly once': `select o.id from payment_order o where o.status = 'paid'
    and (select count(*) from payment_event e where e.order_id = o.id and e.kind = 'fulfilled') <> 1`,
  'an order that was fulfilled without a payment': `select o.id from payment_order o where o.status <> 'paid'
    and exists (select from payment_event e where e.order_id = o.id and e.kind = 'fulfilled')`,
  'an ended order that was not released exactly once': `select o.id from payment_order o where o.status in ('expired', 'failed')
    and (select count(*) from payment_event e where e.order_id = o.id and e.kind = 'released') <> 1`,
  'a submission whose state is not that of its order': `select s.id from form_submission s
    left join payment_order o on o.subject_id = s.id where s.state is distinct from
    case when o.status = 'paid' then 'complete' when o.status in ('expired', 'failed') then 'expired' when o.id is not null then 'pending' end`,
  'a payment of another amount than the total': `select o.id from payment_order o join payment_event e on e.order_id = o.id
    and e.kind = 'paid' and e.amount <> o.total`,
  'places that are not those of pending and complete submissions': `select 1 from form_place where item = ''
    and taken <> (select count(*) from form_submission where state in ('pending', 'complete'))`,
};

export async function countBooks({ db }: Pick<Database, 'db'>, submissions: number): Promise<Books> {
  const rows = async <Row extends Record<string, unknown>>(query: string) =>
    (await db.execute(sql.raw(query))).rows as Row[];
  const orders = await rows<{ reference: string; status: string }>('select reference, status from payment_order');
  const faults: string[] = [];
  for (const [description, query] of Object.entries(checks)) {
    const found = await rows(query);
    if (found.length > 0) faults.push(`${found.length} × ${description}`);
  }
  return {
    submissions,
    orders: orders.length,
    paid: orders.filter(({ status }) => status === 'paid').map(({ reference }) => reference),
    open: orders.filter(({ status }) => status === 'open' || status === 'processing').length,
    faults,
  };
}
