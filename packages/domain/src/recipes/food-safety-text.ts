import type { SafetyIssue } from './food-safety.ts';
import type { RawAnimal } from './raw-animal.ts';

const names: Readonly<Record<RawAnimal, string>> = {
  ave: 'ave cruda',
  molida: 'carne molida cruda',
  huevo: 'huevo crudo',
  corte: 'carne cruda',
  jamon: 'jamón de cocinar',
  pescado: 'pescado crudo',
  marisco: 'mariscos crudos',
};

/** The issue in Spanish, for whoever edits the recipe files. */
export const safetyIssueText = (issue: SafetyIssue): string => {
  switch (issue.kind) {
    case 'no-temperature':
      return `lleva ${names[issue.food]}: se esperaba un paso que diga ${issue.minimumF} °F${
        issue.food === 'huevo' ? ' o yemas firmes' : ''
      }`;
    case 'no-rest':
      return 'lleva carne entera: se esperaba un paso que la deje reposar tres minutos';
    case 'no-cooling':
      return 'se guarda: se esperaba un paso que diga nevera antes de 2 horas, y antes de 1 hora si hace más de 90 °F';
    case 'no-reheating':
      return 'se guarda cocido: se esperaba un paso que diga recalentar a 165 °F, o que se come frío';
    case 'kept-too-long':
      return `dura ${issue.days} días en la nevera: se esperaban 4 o menos, o la fuente de que dure más`;
    case 'promises-a-week':
      return `«${issue.words}» promete más que los cuatro días que dura lo cocido`;
  }
};
