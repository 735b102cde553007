import { setTimeout as sleep } from 'node:timers/promises';

const MAX_ATTEMPTS = 200;
const PAUSE_MS = 100;

/** A request, sent again as long as a shop under much load asks to come back with it. */
export const retryWhileBusy = async (send: () => Promise<Response>): Promise<Response> => {
  let response = await send();
  for (let again = 0; again < MAX_ATTEMPTS && response.status === 503; again++) {
    await sleep(PAUSE_MS);
    response = await send();
  }
  return response;
};
