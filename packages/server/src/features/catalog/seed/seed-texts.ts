import { faultText } from './fault.ts';
import type { SeedRefusal } from './parse-catalog.ts';
import type { SeedReport } from './seed-shop.ts';

const MAX_FAULTS_SHOWN = 50;

/** Every fault on its own line, under one sentence that says that nothing was loaded. */
export const seedRefusalText = ({ faults }: SeedRefusal): string => {
  const rest = faults.length - MAX_FAULTS_SHOWN;
  return [
    `El catálogo de data/ tiene ${faults.length} ${faults.length === 1 ? 'falta' : 'faltas'} y no se cargó nada:`,
    ...faults.slice(0, MAX_FAULTS_SHOWN).map((fault) => `  ${faultText(fault)}`),
    ...(rest > 0 ? [`  … y ${rest} más`] : []),
  ].join('\n');
};

/** "506 productos nuevos, 0 actualizados; 5 hospitales de ejemplo y 15 promociones." */
export const seedReportText = ({ added, updated, hospitals, promotions }: SeedReport): string => {
  if (added + updated + hospitals === 0) return 'El catálogo ya está al día: no cambió nada.';
  const demo = hospitals > 0 ? `; ${hospitals} hospitales de ejemplo y ${promotions} promociones` : '';
  return `Catálogo: ${added} productos nuevos, ${updated} actualizados${demo}.`;
};
