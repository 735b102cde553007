import { listText } from '../kit/list-text.ts';
import { type AllergenId, allergens } from './allergen.ts';
import { type AllergenFinding, type AllergenWarning, type Eater, worstFindings } from './allergen-warning.ts';

const choice = new Intl.ListFormat('es', { type: 'disjunction' });

/** The allergen's name in lower case, for use within a sentence: "maní". */
export const allergenName = (id: AllergenId): string =>
  allergens.find((allergen) => allergen.id === id)?.label.toLocaleLowerCase('es') ?? id;

/** "Contiene huevo y leche". Missing data reads "Sin datos"; no headline ever reads "no contiene". */
export const allergenHeadline = (warning: AllergenWarning): string => {
  const names = worstFindings(warning).map(({ allergen }) => allergenName(allergen));
  switch (warning.level) {
    case 'contiene':
      return `Contiene ${listText(names)}`;
    case 'puede-contener':
      return `Puede contener ${listText(names)}`;
    case 'sin-datos':
      return 'Sin datos de alérgenos';
    case 'no-declarado':
      return `No declara ${choice.format(names)}`;
  }
};

/** What the customer should do, a Spanish sentence. */
export const allergenAdvice = (warning: AllergenWarning): string => {
  const names = choice.format(worstFindings(warning).map(({ allergen }) => allergenName(allergen)));
  switch (warning.level) {
    case 'contiene':
      return `Según tu perfil, ${cannotEat(worstFindings(warning).flatMap(({ who }) => who))}.`;
    case 'puede-contener':
      return 'Puede haber trazas, o venir en uno de sus ingredientes. Con alergia, mejor no.';
    case 'sin-datos':
      return `No sabemos si tiene ${names}. No lo des por seguro: lee la etiqueta antes de comerlo.`;
    case 'no-declarado':
      return 'Es lo que declara el fabricante y puede cambiar: lee siempre la etiqueta.';
  }
};

/** The names of those who avoid the allergen: "Tú y Camila". */
export const whoAvoids = ({ who }: AllergenFinding): string =>
  listText(namesOf(who).map((name) => name ?? 'tú')).replace(/^tú/, 'Tú');

/** "tú y Camila no pueden comerlo". */
const cannotEat = (who: readonly Eater['name'][]): string => {
  const people = namesOf(who);
  if (people.length > 1) return `${listText(people.map((name) => name ?? 'tú'))} no pueden comerlo`;
  return people[0] === null ? 'no puedes comerlo' : `${people[0]} no puede comerlo`;
};

/** Each name once, the customer first. */
const namesOf = (who: readonly Eater['name'][]): readonly Eater['name'][] =>
  [...new Set(who)].toSorted((a, b) => Number(a !== null) - Number(b !== null));

/** One line: "Contiene huevo (Camila)". */
export const allergenLine = (warning: AllergenWarning): string => {
  const who = [...new Set(worstFindings(warning).map(whoAvoids))].join(', ');
  return `${allergenHeadline(warning)} (${who})`;
};
