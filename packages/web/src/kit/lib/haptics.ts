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

/** 'off' if turned off on this device, for all its users. */
export const HAPTICS_KEY = 'nutricion-plus-haptics';

/** Vibrates, unless the device can't, the user asked for less motion, or it is turned off. */
export const haptic = (what: Haptic): void => {
  if (!canVibrate() || !areHapticsOn() || prefersReducedMotion()) return;
  navigator.vibrate([...hapticPatterns[what]]);
};

/** Some devices, such as Apple's phones, don't allow it; then the setting is hidden. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function';

export const areHapticsOn = (): boolean => readText(HAPTICS_KEY) !== 'off';
