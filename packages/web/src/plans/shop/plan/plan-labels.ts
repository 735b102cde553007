import { formatUsd, formatUsdShort } from '@nutricion/domain/kit/money';
import { budgetBands, maxCentsOf, type PlanAnswers } from '@nutricion/domain/plans/answers';

export const daysText = (count: number): string => (count === 1 ? '1 día' : `${count} días`);
export const peopleText = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`);
export const mealsText = (count: number): string => (count === 1 ? '1 comida' : `${count} comidas`);
export const packagesText = (count: number): string => (count === 1 ? '1 paquete' : `${count} paquetes`);

/** "7 días · 3 comidas al día · 2 personas · $100-200", or "hasta $80" if that was typed. */
export const answersLine = (answers: PlanAnswers): string => {
  const { days, mealsPerDay, people, budget } = answers;
  const band = budgetBands.find(({ id }) => id === budget);
  const maxCents = maxCentsOf(answers);
  const isShown = maxCents !== null && maxCents !== band?.maxCents;
  return [
    daysText(days),
    `${mealsPerDay} comidas al día`,
    peopleText(people),
    isShown ? `hasta ${formatUsdShort(maxCents)}` : (band?.label ?? ''),
  ].join(' · ');
};

/** "+$1.20", "−$0.85", "Mismo precio": what a plan costs more or less, in cents. */
export const differenceText = (cents: number): string => {
  if (cents === 0) return 'Mismo precio';
  return `${cents > 0 ? '+' : '−'}${formatUsd(Math.abs(cents))}`;
};

const dayMonth = new Intl.DateTimeFormat('es-PR', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "23 nov" of "2026-11-23". */
export const dateText = (isoDate: string): string => dayMonth.format(new Date(`${isoDate}T00:00:00Z`));

const FRACTIONS = [
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
] as const;

/** "Sobra ½ de paquete", "Sobra casi 1 paquete", "Sobran 1¼ paquetes"; to the quarter. Null: nothing worth a word. */
export const leftoverText = (packages: number): string | null => {
  const quarters = Math.round(packages * 4) / 4;
  if (quarters === 0) return null;
  const whole = Math.floor(quarters);
  const fraction = FRACTIONS.find(([share]) => share === quarters - whole)?.[1] ?? '';
  const figure = `${whole > 0 ? whole : ''}${fraction}`;
  if (quarters < 1) return `Sobra ${figure} de paquete`;
  // Of a jar that a pinch was taken from, a whole one isn't left: she would think it needn't be bought.
  if (quarters === 1) return packages < 1 ? 'Sobra casi 1 paquete' : 'Sobra 1 paquete';
  return `Sobran ${figure} paquetes`;
};
