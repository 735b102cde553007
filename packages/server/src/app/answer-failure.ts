import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { databaseTrouble } from '../platform/db/database-trouble.ts';
import { notedCall, requestIdOf } from '../platform/http/noted-call.ts';
import { problemResponse } from '../platform/http/problem.ts';
import { inTrouble } from '../platform/http/refusal.ts';

/** What a call is told that failed, and what the log is told of it. */
export const answerFailure =
  (logger: Logger): ErrorHandler =>
  (error, context) => {
    // By its declaration: a path may hold what only its owner should know, as a shared plan's does.
    const where = {
      method: context.req.method,
      endpoint: notedCall(context).endpoint,
      requestId: requestIdOf(context),
    };
    const trouble = databaseTrouble(error);
    if (trouble) {
      logger.warn({ trouble, cause: error.message, ...where }, 'the database kept a request waiting');
      return problemResponse(inTrouble[trouble]);
    }
    logger.error({ err: error, ...where }, 'request failed');
    return problemResponse({ kind: 'unexpected' });
  };
