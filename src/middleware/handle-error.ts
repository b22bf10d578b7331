import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { isApiFailure } from '../api/failure.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Log } from '../runtime/log.ts';
import type { AppEnv } from './app-env.ts';
import { developerMessage } from './developer-message.ts';

type ErrorDocument = { tenant: Tenant | undefined; supportEmail: string; message: string | undefined; nonce: string };

type Options = {
  log: Log;
  supportEmail: string;
  documents: { error: (page: ErrorDocument) => Promise<string> };
};

/** Present and `true`, it shows developers what kind of error it was. */
const developerParameter = 'dev';

/** Nobody reads this status but the log; it is the usual one there. */
const readerLeft = 499;

/** When to ask again for a page whose data could not be read. */
const retrySeconds = 30;

/**
 * Answers an uncaught error with the page 'Something went wrong' and logs it whole. The status is 503 when the data API
 * failed, else 500.
 */
export const handleError =
  ({ log, supportEmail, documents }: Options): ErrorHandler<AppEnv> =>
  async (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { requestId, tenant, isPayload, secureHeadersNonce: nonce = '' } = c.var;
    if (c.req.raw.signal.aborted) {
      log.debug({ requestId, err: error }, 'the reader left');
      return new Response(null, { status: readerLeft });
    }
    log.error({ requestId, err: error }, 'the answer failed');
    const status = isApiFailure(error) ? 503 : 500;
    // crawlers keep what they know of a page that is away for a while
    if (status === 503) c.header('Retry-After', String(retrySeconds));
    if (isPayload) return c.text('Something went wrong', status);
    const isDeveloper = c.req.query(developerParameter) === 'true';
    const message = isDeveloper ? developerMessage(error, requestId) : undefined;
    return c.html(await documents.error({ tenant, supportEmail, message, nonce }), status);
  };
