import { type PlanShift, planShifts } from '@nutricion/domain/plans/shift-meals';
import { describe, expect, it } from 'vitest';
import { planCalendar } from './calendar.ts';

const meal = {
  day: 1,
  type: 'almuerzo',
  recipeId: 'arroz-con-gandules',
  title: 'Arroz con gandules',
  emoji: '🍚',
  servings: 2,
  minutes: 65,
} as const;
const options = { startDate: '2026-11-25', shift: 'libre', nowMs: Date.UTC(2026, 10, 23, 12) } as const;
const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

const octetsOf = (text: string) => encodeURIComponent(text).replaceAll(/%../g, '.').length;

describe('the calendar of a plan (RFC 5545)', () => {
  it('has an event for each meal at its hour in Puerto Rico, in UTC', () => {
    const lines = unfolded(planCalendar([meal, { ...meal, day: 3, type: 'cena' }], options));
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Nutricion Plus//Plan de comidas//ES',
      'CALSCALE:GREGORIAN',
    ]);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261125T163000Z',
      'DTSTART:20261127T230000Z',
    ]);
    expect(lines).toContain('DTEND:20261125T170000Z');
    expect(lines).toContain('DTSTAMP:20261123T120000Z');
    expect(lines).toContain('SUMMARY:🍚 Almuerzo: Arroz con gandules');
    expect(lines).toContain('DESCRIPTION:2 porciones. Se prepara en 65 minutos.');
    expect(lines.at(-2)).toBe('END:VCALENDAR');
  });

  it('names the side of a meal', () => {
    const lines = unfolded(planCalendar([{ ...meal, sideTitle: '1 guineo' }], options));
    expect(lines).toContain(
      String.raw`DESCRIPTION:2 porciones\, con 1 guineo por persona. Se prepara en 65 minutos.`,
    );
  });

  it('escapes separators and line breaks (3.3.11)', () => {
    const lines = unfolded(planCalendar([{ ...meal, title: 'Arroz; pollo, y \\ salsa\nverde' }], options));
    expect(lines).toContain(String.raw`SUMMARY:🍚 Almuerzo: Arroz\; pollo\, y \\ salsa\nverde`);
  });

  it('folds lines at 75 octets, never within a character (3.1)', () => {
    const calendar = planCalendar([{ ...meal, title: 'ñame 🍠 '.repeat(40) }], options);
    for (const line of calendar.split('\r\n')) {
      expect(octetsOf(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(unfolded(calendar)).toContain(`SUMMARY:🍚 Almuerzo: ${'ñame 🍠 '.repeat(40)}`);
  });

  it('gives each meal a unique and stable UID', () => {
    const both = planCalendar([meal, { ...meal, day: 2 }], options);
    const uids = unfolded(both).filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(2);
    expect(unfolded(planCalendar([meal], options))).toContain(uids[0]);
  });

  it('uses the shift of each weekday, the last one if there are several', () => {
    // Day 1 is a Wednesday.
    const week = Array.from({ length: 7 }, (_, position) => ({
      ...meal,
      day: position + 1,
      type: 'cena' as const,
    }));
    const shifts = [
      { weekdays: [3, 4, 5], shift: '7p-7a' },
      { weekdays: [5], shift: 'libre' },
      { weekdays: [0], shift: '7a-3p' },
    ] as const;
    const lines = unfolded(planCalendar(week, { ...options, shifts }));
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      // At 11 p.m. on Wednesday and Thursday, during the shift.
      'DTSTART:20261126T030000Z',
      'DTSTART:20261127T030000Z',
      ...[27, 28, 29, 30].map((day) => `DTSTART:202611${day}T230000Z`),
      'DTSTART:20261201T230000Z',
    ]);
    expect(lines.filter((line) => line.startsWith('DESCRIPTION:En el turno. 2 porciones.'))).toHaveLength(2);
  });

  it('puts the snack of a night shift on the next date', () => {
    const startOf = (shift: PlanShift) =>
      unfolded(planCalendar([{ ...meal, type: 'merienda' }], { ...options, shift })).find((line) =>
        line.startsWith('DTSTART'),
      );
    expect(startOf('11p-7a')).toBe('DTSTART:20261126T070000Z');
    for (const { id } of planShifts) expect(startOf(id)).toMatch(/^DTSTART:2026112[56]T\d{6}Z$/);
  });
});
