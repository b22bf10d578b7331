import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { isUnavailable, retryAfterSeconds } from '../api/failure.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createInlineCode, type InlineCode } from '../routing/inline-code.ts';
import type { Log } from '../runtime/log.ts';
import type { AppEnv } from './app-env.ts';
import { developerMessage } from './developer-message.ts';

type ErrorDocument = {
  tenant: Tenant | undefined;
  supportEmail: string;
  message: string | undefined;
  inlineCode: InlineCode;
};

type Options = {
  log: Log;
  supportEmail: string;
  documents: { error: (page: ErrorDocument) => Promise<string> };
};

/** Query parameter; with `true` the error page shows the kind of error. */
const developerParameter = 'dev';

/** Only logged; nginx uses the same status. */
const clientClosedRequest = 499;

/**
 * Responds to an uncaught error with the page 'Something went wrong' and logs the error. The status is 503 when the data
 * API or the database is unavailable, else 500.
 */
export const handleError =
  ({ log, supportEmail, documents }: Options): ErrorHandler<AppEnv> =>
  async (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { requestId, tenant, isPayload, inlineCode = createInlineCode() } = c.var;
    if (c.req.raw.signal.aborted) {
      log.debug({ requestId, err: error }, 'client closed the connection');
      return new Response(null, { status: clientClosedRequest });
    }
    log.error({ requestId, err: error }, 'request failed');
    const status = isUnavailable(error) ? 503 : 500;
    // crawlers keep a page in their index while it responds with 503 and Retry-After
    if (status === 503) c.header('Retry-After', String(retryAfterSeconds));
    if (isPayload) return c.text('Something went wrong', status);
    const isDeveloper = c.req.query(developerParameter) === 'true';
    const message = isDeveloper ? developerMessage(error, requestId) : undefined;
    return c.html(await documents.error({ tenant, supportEmail, message, inlineCode }), status);
  };
