import { createMiddleware } from 'hono/factory';

import type { RequestContext } from '../routing/request-context.ts';
import { runWithRequestContext } from '../routing/request-context.ts';
import { formToken } from '../web/form-token.ts';
import type { AppEnv } from './app-env.ts';
import { isCrawlerRequest } from './reader-class.ts';

/** Makes the variables of the request available to pages and their components. */
export const requestContext = () =>
  createMiddleware<AppEnv>(async function requestContext(c, next) {
    const {
      requestId,
      tenant,
      api,
      cacheTags,
      inlineCode,
      pageUrl: url,
      isPayload = false,
      loaded,
      matched,
      staff,
      login,
      forms,
      form,
    } = c.var;
    if (!requestId) throw new Error('requestContext needs the requestId middleware before it');
    if (!tenant || !api || !cacheTags) throw new Error('requestContext needs the tenant middleware before it');
    if (!inlineCode) throw new Error('requestContext needs the securityHeaders middleware before it');
    if (!url) throw new Error('requestContext needs the pageRoute middleware before it');
    const isCrawler = isCrawlerRequest(c);
    const context: RequestContext = {
      requestId,
      url,
      isPayload,
      isCrawler,
      isWhole: isCrawler || c.env?.fill?.isWhole === true,
      inlineCode,
      tenant,
      api,
      cacheTags,
      markup: new Map(),
      ...(forms && { forms }),
      ...(loaded && { loaded }),
      ...(matched && { route: matched.route }),
      ...(staff && { staff: toPageStaff(staff) }),
      ...(login && { login }),
      ...(form && { form }),
    };
    await runWithRequestContext(context, next);
  });

/** Pages get the staff member without the session token. */
const toPageStaff = ({ token, ...member }: NonNullable<AppEnv['Variables']['staff']>) => ({
  ...member,
  formToken: formToken(token),
});
