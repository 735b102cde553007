/** From this many hours on, what has to rest is begun in the evening before. */
const MIN_HOURS = 4;

/** Minutes in the kitchen that it takes to soak or set something in the evening before, put away included. */
export const EVENING_MINUTES = 10;

/**
 * The step of a recipe that is done in the evening before: one that says so ("desde la noche antes"), or that
 * something rests for at least four hours. Null: all of it is done on the day.
 */
export const eveningStep = (steps: readonly string[]): string | null =>
  steps.find((step) => NIGHT.test(step) || Number(REST.exec(step)?.[1] ?? 0) >= MIN_HOURS) ?? null;

const NIGHT = /\b(?:la noche (?:antes|anterior)|toda la noche|el día antes|de un día para otro)\b/i;
const REST = /\b(?:por lo menos|al menos|mínimo) (\d+) horas\b/i;
