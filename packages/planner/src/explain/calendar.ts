import { mealMinutes, type PlanShift } from '@nutricion/domain/plans/shift-meals';
import { weekdayOf } from '@nutricion/domain/plans/weekdays';
import type { ShiftWish } from '@nutricion/domain/plans/wish';
import { type RecipeMeal, recipeMeals } from '@nutricion/domain/recipes/recipe';
import { isDuringShift } from '../wishes/work-meals.ts';

/** A meal with the texts of its calendar event. */
export interface CalendarMeal {
  /** From 1. */
  readonly day: number;
  readonly type: RecipeMeal;
  readonly recipeId: string;
  readonly title: string;
  readonly emoji: string;
  readonly servings: number;
  /** "1 guineo", with each serving; absent: no side. */
  readonly sideTitle?: string;
  /** Preparation and cooking together. */
  readonly minutes: number;
}

/** Puerto Rico has no daylight saving time. */
const UTC_OFFSET_MINUTES = 4 * 60;
const MEAL_MINUTES = 30;

interface CalendarOptions {
  /** ISO date of day 1 in Puerto Rico. */
  readonly startDate: string;
  /** Applies to weekdays that are not in `shifts`. */
  readonly shift: PlanShift;
  /** With several for a weekday, the last applies. */
  readonly shifts?: readonly Pick<ShiftWish, 'weekdays' | 'shift'>[];
  readonly nowMs: number;
}

/**
 * The meals as an iCalendar file (RFC 5545), at hours that suit each day's shift. Event ids are stable, so
 * that importing the same meals again replaces them.
 */
export const planCalendar = (
  meals: readonly CalendarMeal[],
  { startDate, shift: usual, shifts = [], nowMs }: CalendarOptions,
): string => {
  const firstMidnightMs = Date.parse(`${startDate}T00:00:00Z`) + UTC_OFFSET_MINUTES * 60_000;
  const events = meals.flatMap((meal) => {
    const weekday = weekdayOf(startDate, meal.day);
    const shift = shifts.findLast(({ weekdays }) => weekdays.includes(weekday))?.shift ?? usual;
    const startMs = firstMidnightMs + ((meal.day - 1) * 1440 + mealMinutes[shift][meal.type]) * 60_000;
    const label = recipeMeals.find(({ id }) => id === meal.type)?.label ?? meal.type;
    const portions = meal.servings === 1 ? '1 porción' : `${meal.servings} porciones`;
    return [
      'BEGIN:VEVENT',
      `UID:${startDate}-${meal.day}-${meal.type}-${meal.recipeId}@nutricion-plus`,
      `DTSTAMP:${utc(nowMs)}`,
      `DTSTART:${utc(startMs)}`,
      `DTEND:${utc(startMs + MEAL_MINUTES * 60_000)}`,
      `SUMMARY:${escaped(`${meal.emoji} ${label}: ${meal.title}`)}`,
      `DESCRIPTION:${escaped(`${isDuringShift(shift, meal.type) ? 'En el turno. ' : ''}${portions}${meal.sideTitle ? `, con ${meal.sideTitle} por persona` : ''}. Se prepara en ${meal.minutes} minutos.`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nutricion Plus//Plan de comidas//ES',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
};

/** 20261123T120000Z */
const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const LINE_OCTETS = 75;

/**
 * Folds a line of more than 75 octets with a line break and a space, never within a character (section 3.1).
 */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...parts, part].join('\r\n');
};

/** Octets of a character in UTF-8. */
const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};
