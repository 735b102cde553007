import { afterEach, beforeEach, expect } from 'vitest';

/** React's warnings during a test. A call with an Error is the shop's own log of a failure. */
let warnings: string[] = [];

const { console } = globalThis;
const write = console.error;
console.error = (...parts: unknown[]) => {
  if (!parts.some((part) => part instanceof Error)) warnings.push(parts.map(String).join(' '));
  write(...parts);
};

beforeEach(() => {
  warnings = [];
});

afterEach(() => expect(warnings, 'warnings of React').toEqual([]));
