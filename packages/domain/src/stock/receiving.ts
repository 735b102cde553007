import { isColdZone, type Zone } from '../catalog/zone.ts';

/** Maximum receiving temperature of cold food in °F: FDA Food Code 3-202.11. */
export const MAX_COLD_F = 41;

/** Whether cold goods arrived too warm, in which case receiving them needs a reason. */
export const arrivedTooWarm = (zone: Zone, temperatureF: number | null): boolean =>
  isColdZone(zone) && temperatureF !== null && temperatureF > MAX_COLD_F;

/** Cold goods are measured when they are received. */
export const needsTemperature = isColdZone;

export const TOO_WARM_MESSAGE = `Llegó sobre ${MAX_COLD_F} °F. Recházalo, o di por qué lo recibes.`;
export const TEMPERATURE_MESSAGE = 'Mide la temperatura: es un producto frío.';
