/** How long after the start at the latest: old phones are seldom idle. */
const MAX_WAIT_MS = 6_000;

/**
 * Fetches code that will be wanted soon, one piece after another, when the browser has nothing better
 * to do. People who save data fetch only what they open.
 */
export const loadWhenIdle = (loaders: readonly (() => Promise<unknown>)[]): void => {
  if (savesData()) return;
  const next = (index: number) => {
    const load = loaders[index];
    if (!load) return;
    whenIdle(() => void load().then(() => next(index + 1), ignore));
  };
  afterLoad(() => next(0));
};

/** Does what the page needn't wait for, once it stands; whoever saves data gets it too. */
export const whenPageLoaded = (work: () => void): void => afterLoad(() => whenIdle(work));

const afterLoad = (work: () => void): void => {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', work, { once: true });
};

/** It will be asked for again when it is needed, and fail in sight of somebody who can retry. */
const ignore = (): void => {};

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  else setTimeout(work, 1_500);
};

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
};
