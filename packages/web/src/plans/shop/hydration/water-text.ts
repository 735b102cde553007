import { glassesDrunk, glassesIn } from '@nutricion/domain/plans/hydration/target';

const figures = new Intl.NumberFormat('es-PR');
const clock = new Intl.DateTimeFormat('es-PR', {
  timeZone: 'America/Puerto_Rico',
  hour: 'numeric',
  minute: '2-digit',
});

/** `MAX_ML_PER_HOUR` as text. */
export const PER_HOUR_TEXT = '1.4 litros (48 onzas) por hora';

/** "3,200" */
export const figure = (ml: number): string => figures.format(ml);

/** "3:05 p. m.", on Puerto Rico's clock. */
export const hourText = (atMs: number): string => clock.format(atMs);

export const glassesText = (count: number): string => `${count} ${count === 1 ? 'vaso' : 'vasos'}`;

/** Announced when a glass is recorded or removed: "7 de 13 vasos, 1,750 de 3,200 ml". */
export const progressText = (completedMl: number, targetMl: number): string =>
  `${glassesDrunk(completedMl, targetMl)} de ${glassesText(glassesIn(targetMl))}, ${figure(completedMl)} de ${figure(targetMl)} ml`;
