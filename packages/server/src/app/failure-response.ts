import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { databaseOutage } from '../platform/db/database-outage.ts';
import { callLogOf, requestIdOf } from '../platform/http/call-log.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { duringOutage } from '../platform/http/refusal.ts';

/** Turns a thrown error into a response, and logs it. */
export const failureResponse =
  (logger: Logger): ErrorHandler =>
  (error, context) => {
    // The declared path, because the real one may contain a secret, such as a shared plan's token.
    const where = {
      method: context.req.method,
      endpoint: callLogOf(context).endpoint,
      requestId: requestIdOf(context),
    };
    const outage = databaseOutage(error);
    if (outage) {
      logger.warn({ outage: outage, cause: error.message, ...where }, 'the database kept a request waiting');
      return problemResponse(duringOutage[outage]);
    }
    logger.error({ err: error, ...where }, 'request failed');
    return problemResponse({ kind: 'unexpected' });
  };
