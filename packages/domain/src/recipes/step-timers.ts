import { numberInWordsAt, smallNumbers, tens } from '@nutricion/language';

/** A waiting time in a cooking step. */
export interface StepTimer {
  /** When to look for the first time: of "3 a 4 minutos" the three. */
  readonly seconds: number;
  /** As on its button: "3 a 4 minutos", "1½ minutos", "1 hora". */
  readonly label: string;
}

/** Longer waits are for the refrigerator, not a timer; minutes. */
const LONGEST_MINUTES = 90;

const plainLetters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** 1 to 99 as a recipe writes them; without accents, because typed text often lacks them. */
const small = [...smallNumbers].filter(([, value]) => value > 0);
const units = small.flatMap(([word, value]) => (value < 10 ? word : []));
const WORDS = [
  ...small.map(([word]) => word),
  ...[...tens.keys()].flatMap((ten) => [ten, ...units.map((unit) => `${ten} y ${unit}`)]),
];

/** The longest first, so that "treinta y cinco" isn't read as "treinta". */
const WORD = WORDS.sort((a, b) => b.length - a.length).join('|');
const DIGITS = String.raw`\d+(?:[.,]\d{1,2}(?!\d)| ?½| 1/2)?|½|1/2`;
const NUMBER = `(?:${DIGITS}|${WORD})`;
/** Not inside a longer number, whose end alone would be a wait too short: "ciento veinte", "1/4", "mil dos". */
const NUMBER_START = String.raw`(?<![\p{L}\d]|\d[.,/:]|(?:cien|ciento|cientos|cientas|mil|(?:${[...tens.keys()].join('|')}) y) )`;
const WAIT = new RegExp(
  `${NUMBER_START}(?:(?<low>${NUMBER})(?: (?:a|o) | ?[-–] ?|(?<=entre ${NUMBER}) y ))?(?<high>${NUMBER}) (?<unit>minutos?|horas?)(?<half> y medi[oa])?(?!\\p{L})|(?<![\\p{L}])(?<halfHour>media hora)(?!\\p{L})`,
  'giu',
);

/** "antes de dos horas", "cada dos minutos", "no debe pasar dos horas", "los últimos diez minutos": limits and rhythms, not waits. Without accents. */
const NOT_A_WAIT = /(?:antes de|despues de|cada|ultimos|pasar(?: de)?|en tandas de)(?: unos| unas)? $/iu;

/**
 * Waiting times in a step, in order and each once. Seconds are left out, hours in the refrigerator too, and limits
 * ("antes de dos horas").
 */
export const stepTimers = (step: string): readonly StepTimer[] => {
  const timers: StepTimer[] = [];
  const text = plainLetters(step);
  for (const match of text.matchAll(WAIT)) {
    const timer = timerOf(match, text);
    if (timer && !timers.some(({ label }) => label === timer.label)) timers.push(timer);
  }
  return timers;
};

const timerOf = ({ groups = {}, index, 0: text }: RegExpExecArray, step: string): StepTimer | null => {
  if (NOT_A_WAIT.test(step.slice(0, index))) return null;
  if (/^ antes(?! de )(?!\p{L})/iu.test(step.slice(index + text.length))) return null;
  const unit = groups.halfHour || groups.unit?.toLowerCase().startsWith('h') ? 'hora' : 'minuto';
  const high = groups.halfHour ? 0.5 : numberOf(groups.high) + (groups.half ? 0.5 : 0);
  const low = groups.low ? numberOf(groups.low) : high;
  const minutes = low * (unit === 'hora' ? 60 : 1);
  if (minutes <= 0 || minutes > LONGEST_MINUTES) return null;
  const amount = low === high ? amountText(high) : `${amountText(low)} a ${amountText(high)}`;
  const label = minutes === 30 && high === 0.5 ? '30 minutos' : `${amount} ${unit}${high > 1 ? 's' : ''}`;
  return { seconds: Math.round(minutes * 60), label };
};

const numberOf = (text = ''): number => {
  const words = text.toLowerCase().split(' ');
  const inWords = numberInWordsAt(
    words.map((folded) => ({ folded })),
    0,
  );
  if (inWords) return inWords.value;
  const [, whole = '', half] = /^(.*?)(½|1\/2)?$/.exec(text) ?? [];
  return Number(whole.trim().replace(',', '.')) + (half ? 0.5 : 0);
};

const amountText = (amount: number): string =>
  amount % 1 === 0.5 ? `${Math.floor(amount) || ''}½` : `${amount}`;
