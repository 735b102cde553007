/** Puerto Rico is UTC−4 all year. */
const PUERTO_RICO_OFFSET_MS = -4 * 3_600_000;
export const DAY_MS = 86_400_000;

/** The calendar day in Puerto Rico, as YYYY-MM-DD. */
export const puertoRicoDate = (nowMs: number): string =>
  new Date(nowMs + PUERTO_RICO_OFFSET_MS).toISOString().slice(0, 10);

/** When a day of Puerto Rico (YYYY-MM-DD) begins, in milliseconds since 1970. */
export const puertoRicoDayStartMs = (date: string): number => Date.parse(date) - PUERTO_RICO_OFFSET_MS;

/** When a day of Puerto Rico (YYYY-MM-DD) is over, in milliseconds since 1970. */
export const puertoRicoDayEndMs = (date: string): number => puertoRicoDayStartMs(date) + DAY_MS;

/** The hour of the day in Puerto Rico, 0 to 23. */
export const puertoRicoHour = (nowMs: number): number =>
  new Date(nowMs + PUERTO_RICO_OFFSET_MS).getUTCHours();
