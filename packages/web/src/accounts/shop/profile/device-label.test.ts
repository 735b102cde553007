import { expect, it } from 'vitest';
import { deviceLabel } from './device-label.ts';

it.each([
  [{ browser: 'Chrome', system: 'Windows', kind: 'computer' }, 'Chrome en Windows'],
  [{ browser: null, system: 'Android', kind: 'phone' }, 'Android'],
  [{ browser: null, system: null, kind: 'phone' }, 'Un teléfono'],
  [{ browser: null, system: null, kind: 'unknown' }, 'Un equipo que no conocemos'],
] as const)('names a device by its known parts: %j', (device, words) => {
  expect(deviceLabel(device)).toBe(words);
});
