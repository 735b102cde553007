import { issueReport } from '../../platform/files/issue-report.ts';
import type { SeedRefusal } from './parse-catalog.ts';
import { seedIssueText } from './seed-issue.ts';
import type { SeedReport } from './seed-shop.ts';

/** Each issue on a line, below a sentence that nothing was loaded. */
export const seedRefusalText = ({ issues }: SeedRefusal): string =>
  issueReport(
    issues.map(seedIssueText),
    (count) => `El catálogo de data/ tiene ${count} y no se cargó nada:`,
  );

/** "609 productos nuevos, 0 actualizados; 5 hospitales de ejemplo y 15 promociones." */
export const seedReportText = ({ added, updated, hospitals, promotions }: SeedReport): string => {
  if (added + updated + hospitals === 0) return 'El catálogo ya está al día: no cambió nada.';
  const demo = hospitals > 0 ? `; ${hospitals} hospitales de ejemplo y ${promotions} promociones` : '';
  return `Catálogo: ${added} productos nuevos, ${updated} actualizados${demo}.`;
};
