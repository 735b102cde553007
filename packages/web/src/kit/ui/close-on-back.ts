interface Layer {
  readonly close: () => void;
}

/** What is open over the page, the topmost last. */
const layers: Layer[] = [];

/** How many layers the present entry of the history has over its page, and which page it is (the router's number). */
const KEY = 'capas';
interface HistoryPosition {
  readonly page: number;
  readonly depth: number;
}
const currentPosition = (): HistoryPosition => {
  const state: unknown = window.history.state;
  const currentState = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  return { page: Number(currentState.idx ?? 0), depth: Number(currentState[KEY] ?? 0) };
};

/** The history position when a layer last opened, closed or was left. */
let lastPosition: HistoryPosition = { page: 0, depth: 0 };

/**
 * Where a navigation back has started that hasn't happened yet: several layers may close meanwhile, and it is done
 * once.
 */
let leavingPosition: HistoryPosition | null = null;

/**
 * Makes the back button close a layer instead of leaving the page: while it is open the history has one more entry,
 * which the router doesn't see, since it has the address and key of the page below. Returns what to call when it
 * has closed.
 */
export const closeOnBack = (close: () => void): (() => void) => {
  const layer = { close };
  layers.push(layer);
  window.addEventListener('popstate', onPopState);
  afterNextPaint(pushMissingEntries);
  return () => {
    layers.splice(layers.lastIndexOf(layer), 1);
    // The caller may navigate or open another layer in the same task: the entry then stays below, and is skipped on
    // the way back.
    queueMicrotask(leaveSurplusEntries);
  };
};

/** Adding an entry takes an old phone a moment, so it is done after the layer is painted. */
const afterNextPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

/** One entry for each layer that has none yet. */
const pushMissingEntries = (): void => {
  for (let depth = currentPosition().depth + 1; depth <= layers.length; depth += 1)
    window.history.pushState({ ...window.history.state, [KEY]: depth }, '');
  lastPosition = currentPosition();
};

const leaveSurplusEntries = (): void => {
  const now = currentPosition();
  const over = now.depth - layers.length;
  if (over <= 0) lastPosition = now;
  else if (now.page !== leavingPosition?.page || now.depth !== leavingPosition.depth) {
    leavingPosition = now;
    window.history.go(-over);
  }
};

const onPopState = (): void => {
  const before = lastPosition;
  const now = currentPosition();
  lastPosition = now;
  leavingPosition = null;
  const over = now.depth - layers.length;
  // An entry that a closed layer left behind is skipped in both directions.
  if (over > 0) {
    const isForward = now.page > before.page || (now.page === before.page && now.depth > before.depth);
    leavingPosition = now;
    window.history.go(isForward ? 1 : -over);
    return;
  }
  for (const layer of layers.slice(now.depth).reverse()) layer.close();
  // A layer that stays open to ask first is closed by the next back.
  afterNextPaint(pushMissingEntries);
};
