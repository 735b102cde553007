import {
  fold,
  numberAt,
  partAfterUnit,
  plainLetters,
  type Token,
  tokensOf,
  writeQuantity,
} from '@nutricion/language';

/** A waiting time in a cooking step. */
export interface StepTimer {
  /** When to look for the first time: of "3 a 4 minutos" the three. */
  readonly seconds: number;
  /** As on its button: "3 a 4 minutos", "1½ minutos", "1 hora". */
  readonly label: string;
}

/** Longer waits are for the refrigerator, not a timer; minutes. */
const LONGEST_MINUTES = 90;

/**
 * Waiting times in a step, in order and each once. Seconds are left out, hours in the refrigerator too, and limits
 * ("antes de dos horas").
 */
export const stepTimers = (text: string): readonly StepTimer[] => {
  const step = plainLetters(text);
  const timers: StepTimer[] = [];
  const tokens = tokensOf(step);
  for (let at = 0; at < tokens.length; ) {
    const wait = waitAt(step, tokens, at);
    const timer = wait && isMeant(step, tokens[at], tokens[wait.end - 1]) ? timerOf(wait) : null;
    if (timer && !timers.some(({ label }) => label === timer.label)) timers.push(timer);
    at = wait?.end ?? at + (numberAt(tokens, at)?.length ?? 1);
  }
  return timers;
};

interface Wait {
  readonly low: number;
  readonly high: number;
  readonly unit: 'minuto' | 'hora';
  /** The token after it. */
  readonly end: number;
}

/** "15 minutos", "de 3 a 4 minutos", "entre 5 y 10 minutos", "una hora y media", "tres cuartos de hora". */
const waitAt = (step: string, tokens: readonly Token[], at: number): Wait | null => {
  const low = numberAt(tokens, at);
  if (!low) return null;
  const until = untilAt(step, tokens, at, at + low.length);
  const high = until ?? { value: low.value, next: at + low.length };
  const isPart = high.value < 1 && tokens[high.next]?.folded === 'de';
  const unitAt = isPart ? high.next + 1 : high.next;
  const [, unit] = /^(minuto|hora)s?$/.exec(tokens[unitAt]?.folded ?? '') ?? [];
  if (!unit || tokens[unitAt]?.breakBefore !== 'none') return null;
  const part = partAfterUnit(tokens, unitAt + 1);
  const value = high.value + (part?.value ?? 0);
  return {
    low: until ? low.value : value,
    high: value,
    unit: unit as Wait['unit'],
    end: unitAt + 1 + (part?.length ?? 0),
  };
};

/** The second number of a range whose first one ends at `next`; null if there is none. */
const untilAt = (step: string, tokens: readonly Token[], at: number, next: number) => {
  const between = step.slice(tokens[next - 1]?.end, tokens[next]?.start);
  const word = tokens[next]?.folded ?? '';
  const isBetween = tokens[at - 1]?.folded === 'entre' && word === 'y';
  const from = /^ ?[-–] ?$/.test(between)
    ? next
    : word === 'a' || word === 'o' || isBetween
      ? next + 1
      : null;
  const high = from === null ? null : numberAt(tokens, from);
  return high && from !== null ? { value: high.value, next: from + high.length } : null;
};

/** "antes de dos horas", "cada dos minutos", "no debe pasar dos horas", "los últimos diez minutos": limits and rhythms, not waits. Without accents. */
const NOT_A_WAIT =
  /(?:antes de|despues de|cada|ultimos|pasar(?: de)?|en tandas de)(?: unos| unas)? $|\d[.,/:]$/;

/** Characters of the longest of these. */
const LONGEST_BEFORE = 30;

const isMeant = (step: string, first: Token | undefined, last: Token | undefined): boolean =>
  !NOT_A_WAIT.test(fold(step.slice(Math.max(0, (first?.start ?? 0) - LONGEST_BEFORE), first?.start))) &&
  !/^ antes(?! de )(?!\p{L})/iu.test(step.slice(last?.end));

const timerOf = ({ low, high, unit }: Wait): StepTimer | null => {
  const minutes = low * (unit === 'hora' ? 60 : 1);
  if (minutes <= 0 || minutes > LONGEST_MINUTES) return null;
  const amount = low === high ? amountText(high) : `${amountText(low)} a ${amountText(high)}`;
  const label = minutes === 30 && high === 0.5 ? '30 minutos' : `${amount} ${unit}${high > 1 ? 's' : ''}`;
  return { seconds: Math.round(minutes * 60), label };
};

const amountText = (value: number): string => writeQuantity({ value, unit: null });
