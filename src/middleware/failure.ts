import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

import type { Log } from '../log.ts';
import { href } from '../routes.ts';
import type { AppEnv } from './app-env.ts';
import { developerMessage } from './developer-message.ts';

type ErrorDocument = (props: {
  homeHref: string;
  supportEmail: string;
  collegeName: string;
  logo: string | undefined;
  message: string | undefined;
  nonce: string;
}) => Promise<string>;

type Options = { log: Log; supportEmail: string; renderErrorDocument: ErrorDocument };

/** Present and `true`, it shows developers what kind of error it was. */
const DEVELOPER_PARAMETER = 'dev';

/** Nobody reads this status but the log; it is the usual one there. */
const READER_LEFT = 499;

/** Answers what nobody caught: logged whole, shown as the page 'Something went wrong'. */
export const answerFailure =
  ({ log, supportEmail, renderErrorDocument }: Options): ErrorHandler<AppEnv> =>
  async (error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    const { requestId, tenant, isPayload, secureHeadersNonce: nonce = '' } = c.var;
    if (c.req.raw.signal.aborted) {
      log.debug({ requestId, err: error }, 'the reader left');
      return new Response(null, { status: READER_LEFT });
    }
    log.error({ requestId, err: error }, 'the answer failed');
    if (isPayload) return c.text('Something went wrong', 500);
    const isDeveloper = c.req.query(DEVELOPER_PARAMETER) === 'true';
    const document = await renderErrorDocument({
      homeHref: href('home'),
      supportEmail: tenant?.settings.supportEmail ?? supportEmail,
      collegeName: tenant?.name ?? '',
      logo: tenant?.logo ?? undefined,
      message: isDeveloper ? developerMessage(error, requestId) : undefined,
      nonce,
    });
    return c.html(document, 500);
  };
