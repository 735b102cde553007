import { isColdZone, type Zone } from '../catalog/zone.ts';

/** 41 °F: above it cold food doesn't keep (FDA Food Code 3-202.11, receiving temperatures). */
export const MAX_COLD_F = 41;

/** Whether cold goods came warmer than they keep, so that whoever takes them in says why. */
export const arrivedTooWarm = (zone: Zone, temperatureF: number | null): boolean =>
  isColdZone(zone) && temperatureF !== null && temperatureF > MAX_COLD_F;

/** Cold goods are measured when they come. */
export const needsTemperature = isColdZone;

export const TOO_WARM_MESSAGE = `Llegó sobre ${MAX_COLD_F} °F. Recházalo, o di por qué lo recibes.`;
export const TEMPERATURE_MESSAGE = 'Mide la temperatura: es un producto frío.';
