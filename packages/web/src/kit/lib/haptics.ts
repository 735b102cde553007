import { prefersReducedMotion } from './reduced-motion.ts';
import { readText } from './storage.ts';

/** What a hand feels, in milliseconds of shaking and of rest by turns. */
export const hapticPatterns = {
  add: [14],
  remove: [8, 40, 8],
  success: [24, 60, 36],
  error: [45, 45, 45],
} as const satisfies Record<string, readonly number[]>;

export type Haptic = keyof typeof hapticPatterns;

/** 'off' when it was turned off on this device, whoever uses it: it is the device that shakes. */
export const HAPTICS_KEY = 'nutricion-plus-haptics';

/**
 * Says by touch that something happened. Devices that can't shake stay silent, and so do those whose
 * owner asked for less motion or turned it off here.
 */
export const haptic = (what: Haptic): void => {
  if (!canVibrate() || !areHapticsOn() || prefersReducedMotion()) return;
  navigator.vibrate([...hapticPatterns[what]]);
};

/** Apple's phones, for one, don't let a page do it; then there is nothing to set. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

export const areHapticsOn = (): boolean => readText(HAPTICS_KEY) !== 'off';
