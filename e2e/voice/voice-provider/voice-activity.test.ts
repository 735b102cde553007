import { expect, it } from 'vitest';
import { openVoiceActivity } from './voice-activity.ts';

const changesOf = (...runs: readonly (readonly [payloadBytes: number, packets: number])[]) => {
  const { hear } = openVoiceActivity();
  return runs.flatMap(([payloadBytes, packets]) =>
    Array.from({ length: packets }, () => hear(payloadBytes)).filter((change) => change !== undefined),
  );
};

it('hears no speech in silence, in a muted track or in one loud packet', () => {
  expect(changesOf([32, 200], [3, 200], [200, 1], [32, 50])).toEqual([]);
});

it('hears where speech begins and, after half a second of quiet, that it ended', () => {
  expect(changesOf([32, 20], [70, 50], [32, 20])).toEqual(['started']);
  expect(changesOf([32, 20], [70, 50], [32, 40])).toEqual(['started', 'stopped']);
});

it('takes a pause for breath for no end', () => {
  expect(changesOf([70, 50], [32, 20], [70, 50], [32, 40])).toEqual(['started', 'stopped']);
});
