/** An answer of the API as it is kept. */
export interface KeptAnswer {
  readonly userId: string;
  /** Path and query of its call. */
  readonly path: string;
  readonly answer: unknown;
  /** Epoch milliseconds. */
  readonly answeredAtMs: number;
}

type Keep = (kept: KeptAnswer) => void;

/** More than the first pages ask before the keeper's code is there. */
const WAITING_AT_MOST = 20;

let keep: Keep | null = null;
let waiting: KeptAnswer[] = [];

/** Hands an answer over to be kept, now or as soon as somebody keeps them. Costs the page nothing. */
export const keepLater: Keep = (kept) => {
  if (keep) keep(kept);
  else waiting = [...waiting.slice(1 - WAITING_AT_MOST), kept];
};

/** From now on `keeper` gets every answer, and those that waited. */
export const startKeeping = (keeper: Keep): void => {
  keep = keeper;
  for (const kept of waiting) keeper(kept);
  waiting = [];
};
