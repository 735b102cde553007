import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageCursor } from './page-cursor.ts';

const cursor = pageCursor([z.enum(['late', 'open']), z.iso.date(), z.uuid()], 'Vuelve a abrirla.');
const id = '6e0f1f0e-7d3a-4b43-9d2e-0c8f6f1a2b3c';

describe('where a page of a list ends', () => {
  it('is taken back as it was given', () => {
    expect(cursor.parse(`late_2026-11-23_${id}`)).toBe(`late_2026-11-23_${id}`);
  });

  it.each([
    '',
    '__proto__',
    `late_2026-11-23`,
    `late_2026-99-99_${id}`,
    `ended_2026-11-23_${id}`,
    `late_2026-11-23_${'-'.repeat(36)}`,
    `late_2026-11-23_${id}_more`,
    '%_%_%',
  ])('is refused as %j, with what to do next', (text) => {
    expect(cursor.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['Vuelve a abrirla.']);
  });
});
