import { afterEach, beforeEach, expect } from 'vitest';

/** What React found wrong in the components of a test. The shop logs its own failures with their errors. */
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
