import type { Context } from 'hono';

import { isSameOrigin } from '../web/same-origin.ts';
import type { AppEnv } from './app-env.ts';
import { isOwnPost } from './form-token.ts';

const formType = 'application/x-www-form-urlencoded';

const refusals = {
  elsewhere: { status: 403, text: 'This form was sent from another site. Please fill it in here.' },
  type: { status: 415, text: `This form is sent as ${formType}. Please fill it in here.` },
  old: { status: 403, text: 'This form has expired, or your browser blocks cookies. Please try again.' },
} as const;

type StaffPost = { form: URLSearchParams; refusal?: (typeof refusals)[keyof typeof refusals] };

/** The fields of a form for staff, or why it is refused: it must come from a page of this host in the same browser. */
export async function readStaffPost(c: Context<AppEnv>): Promise<StaffPost> {
  const empty = new URLSearchParams();
  if (!isSameOrigin(c.req.raw)) return { form: empty, refusal: refusals.elsewhere };
  if (!c.req.header('content-type')?.startsWith(formType)) return { form: empty, refusal: refusals.type };
  const form = new URLSearchParams(await c.req.text());
  return isOwnPost(c, form.get('token') ?? '') ? { form } : { form, refusal: refusals.old };
}
