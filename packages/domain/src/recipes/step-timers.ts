/** A waiting time in a cooking step. */
export interface StepTimer {
  /** When to look for the first time: of "3 a 4 minutos" the three. */
  readonly seconds: number;
  /** As on its button: "3 a 4 minutos", "1½ minutos", "1 hora". */
  readonly label: string;
}

/** Longer waits are for the refrigerator, not a timer; minutes. */
const LONGEST_MINUTES = 90;

const WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
};

const NUMBER = `(?:\\d+½?|½|${Object.keys(WORDS).join('|')})`;
const WAIT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<low>${NUMBER}) (?:a|o) )?(?<high>${NUMBER}) (?<unit>minutos?|horas?)(?<half> y medi[oa])?(?!\\p{L})|(?<![\\p{L}])(?<halfHour>media hora)(?!\\p{L})`,
  'giu',
);

/** "antes de dos horas", "cada dos minutos", "no debe pasar dos horas", "los últimos diez minutos": limits and rhythms, not waits. */
const NOT_A_WAIT = /(?:antes de|después de|cada|últimos|pasar(?: de)?|en tandas de)(?: unos| unas)? $/iu;

/**
 * Waiting times in a step, in order and each once. Seconds are left out, hours in the refrigerator too, and limits
 * ("antes de dos horas").
 */
export const stepTimers = (step: string): readonly StepTimer[] => {
  const timers: StepTimer[] = [];
  for (const match of step.matchAll(WAIT)) {
    const timer = timerOf(match, step);
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
  const label = groups.halfHour ? '30 minutos' : `${amount} ${unit}${high === 1 ? '' : 's'}`;
  return { seconds: Math.round(minutes * 60), label };
};

const numberOf = (text = ''): number => {
  const word = WORDS[text.toLowerCase()];
  if (word !== undefined) return word;
  const whole = Number.parseInt(text, 10);
  return (Number.isNaN(whole) ? 0 : whole) + (text.endsWith('½') ? 0.5 : 0);
};

const amountText = (amount: number): string =>
  Number.isInteger(amount) ? `${amount}` : `${amount < 1 ? '' : Math.floor(amount)}½`;
