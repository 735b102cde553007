import { setTimeout as sleep } from 'node:timers/promises';

const MAX_ATTEMPTS = 200;
const PAUSE_MS = 100;

/** Sends a request, and repeats it as long as a busy shop responds with Retry-After. */
export const retryWhileBusy = async (send: () => Promise<Response>): Promise<Response> => {
  let response = await send();
  for (let again = 0; again < MAX_ATTEMPTS && response.status === 503; again++) {
    await sleep(PAUSE_MS);
    response = await send();
  }
  return response;
};
