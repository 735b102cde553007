/** One glass, in ml (specification, section 9). */
export const GLASS_ML = 250;

/** The shift slider, in hours (specification, section 5). */
export const SHIFT_HOURS = { min: 4, max: 16, step: 1, default: 8 } as const;

/** Amounts for an hour of shift, the activity and the heat, in ml (specification, section 9). */
export const ML_PER_SHIFT_HOUR = 250;
export const ACTIVITY_ML = { low: 0, medium: 200, high: 400 } as const;
export const TEMPERATURE_ML = { normal: 0, hot: 300 } as const;

export type ActivityLevel = keyof typeof ACTIVITY_ML;
export type Temperature = keyof typeof TEMPERATURE_ML;

/** Answers of the calculator. `shiftHours` is an integer from 4 to 16. */
export interface HydrationAnswers {
  readonly shiftHours: number;
  readonly activityLevel: ActivityLevel;
  readonly temperature: Temperature;
}

/** Before anybody has answered: the hours are the specification's, the rest adds nothing. */
export const DEFAULT_ANSWERS: HydrationAnswers = {
  shiftHours: SHIFT_HOURS.default,
  activityLevel: 'low',
  temperature: 'normal',
};

/** The water of one shift, in ml: hours × 250, plus 0, 200 or 400 for activity, plus 300 if hot. */
export const targetWaterMl = ({ shiftHours, activityLevel, temperature }: HydrationAnswers): number =>
  shiftHours * ML_PER_SHIFT_HOUR + ACTIVITY_ML[activityLevel] + TEMPERATURE_ML[temperature];

/** How many glasses a target is; the last may not be a whole one. */
export const glassesIn = (targetMl: number): number => Math.ceil(targetMl / GLASS_ML);

/** Glasses drunk of those: whole ones, until the target itself is reached. */
export const glassesDrunk = (completedMl: number, targetMl: number): number =>
  completedMl >= targetMl ? glassesIn(targetMl) : Math.floor(completedMl / GLASS_ML);

export const isShiftHours = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= SHIFT_HOURS.min && Number(value) <= SHIFT_HOURS.max;

export const isActivityLevel = (value: unknown): value is ActivityLevel =>
  typeof value === 'string' && Object.hasOwn(ACTIVITY_ML, value);

export const isTemperature = (value: unknown): value is Temperature =>
  typeof value === 'string' && Object.hasOwn(TEMPERATURE_ML, value);
