import { areHapticsOn, canVibrate } from '../../../kit/lib/haptics.ts';

/** Three short tones, each this long. */
const TONE_S = 0.18;
const PAUSE_S = 0.14;
const VIBRATION_MS = [250, 120, 250, 120, 500];

let context: AudioContext | null = null;

/** To be called from a tap: browsers let a page sound only after one. */
export const allowBell = (): void => {
  context ??= 'AudioContext' in window ? new AudioContext() : null;
  void context?.resume().catch(ignore);
};

/** A wait is over: sounds, and shakes the phone where it can. Nothing here may fail aloud. */
export const ringBell = (): void => {
  if (canVibrate() && areHapticsOn()) navigator.vibrate(VIBRATION_MS);
  if (context?.state !== 'running') return;
  for (const turn of [0, 1, 2]) tone(context, context.currentTime + turn * (TONE_S + PAUSE_S));
};

const tone = (audio: AudioContext, atS: number): void => {
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = 880;
  // Faded in and out: cut off, it would click.
  volume.gain.setValueAtTime(0.0001, atS);
  volume.gain.exponentialRampToValueAtTime(0.35, atS + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, atS + TONE_S);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(atS);
  oscillator.stop(atS + TONE_S);
};

/** Without sound the timer still shows, speaks and shakes. */
const ignore = (): void => {};
