import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { describe, expect, it } from 'vitest';
import { nextStartOf, otherWeekdayText, startIssue } from './calendar-start.ts';

/** A plan that begins on a Wednesday. */
const plan = (wishes: MealPlanJson['answers']['wishes'] = []) =>
  ({
    plan: [{ day: 1, dayName: 'Miércoles', date: '2026-11-25', meals: [] }],
    answers: { wishes },
  }) as unknown as MealPlanJson;
const nights = { kind: 'shift', said: 'x', weekdays: [3], shift: '7p-7a' } as const;

describe('the day a plan goes into a calendar from', () => {
  it('is its own while that is to come', () => {
    expect(nextStartOf(plan([nights]), '2026-11-24')).toBe('2026-11-25');
    expect(nextStartOf(plan(), '2026-11-25')).toBe('2026-11-25');
  });

  it('is today once that has gone by, or the next of its weekday where wishes hang on it', () => {
    expect(nextStartOf(plan(), '2026-11-26')).toBe('2026-11-26');
    expect(nextStartOf(plan([nights]), '2026-11-26')).toBe('2026-12-02');
    expect(nextStartOf(plan([nights]), '2026-12-02')).toBe('2026-12-02');
    expect(nextStartOf(plan([{ kind: 'minutes', said: 'x', most: 20 }]), '2026-11-26')).toBe('2026-11-26');
  });

  it('is told what goes wrong on another weekday, where anything does', () => {
    const fish = {
      kind: 'days-more',
      said: 'x',
      food: 'pescado',
      words: ['pescado'],
      unless: [],
      weekdays: [5],
    } as const;
    const begins = 'El plan se armó para empezar un miércoles. Si empieza otro día de la semana, ';
    const thursday = '2026-12-03';
    expect(otherWeekdayText(plan([nights]), thursday, true)).toBe(
      `${begins}lo que cae en el turno puede no ser para llevar.`,
    );
    expect(otherWeekdayText(plan([nights, fish]), thursday, true)).toBe(
      `${begins}lo que cae en el turno puede no ser para llevar y lo que pediste para ciertos días cae en otros.`,
    );
    expect(otherWeekdayText(plan([nights, fish]), thursday, false)).toBe(
      `${begins}lo que pediste para ciertos días cae en otros.`,
    );
    expect(otherWeekdayText(plan([nights]), thursday, false)).toBeNull();
    expect(otherWeekdayText(plan(), thursday, true)).toBeNull();
    expect(otherWeekdayText(plan([nights, fish]), '2026-12-02', true)).toBeNull();
    expect(otherWeekdayText(plan([nights, fish]), '', true)).toBeNull();
  });

  it('is asked for, and may be today but not before', () => {
    expect(startIssue('', '2026-11-25')).toBe('Escoge el día en que empieza.');
    expect(startIssue('2026-11-24', '2026-11-25')).toBe('Ese día ya pasó. Escoge hoy o uno que venga.');
    expect(startIssue('2026-11-25', '2026-11-25')).toBeNull();
    expect(startIssue('2026-12-01', '2026-11-25')).toBeNull();
  });
});
