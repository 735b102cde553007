import type { CategoryId } from '../category.ts';

/** Months of a year, 1 to 12, or Lent, which moves with Easter. */
export type Season = readonly number[] | 'lent';

export interface SeasonRow {
  /** How titles begin, folded. */
  readonly titles: readonly string[];
  /** Where such a title means this food; absent, anywhere: pasteles are pasteles frozen or fresh. */
  readonly categoryId?: CategoryId;
  /** `harvest`: it is picked in Puerto Rico now; `feast`: people cook it now. */
  readonly kind: 'harvest' | 'feast';
  readonly season: Season;
  readonly source: string;
}

const CHRISTMAS = [11, 12, 1];
const CHRISTMAS_TABLE =
  'Puerto Rico Plus, «Alegría navideña en la isla»; Café con Sal, «Eternas Navidades», 2018: de Acción de Gracias a las octavitas';

/** When foods are harvested or wanted in Puerto Rico. A food whose months no source told us stands on no row. */
export const seasonTable: readonly SeasonRow[] = [
  {
    titles: ['mango'],
    categoryId: 'frutas',
    kind: 'harvest',
    season: [5, 6, 7],
    source: 'MS Mango, Puerto Rico: mangó fresco de mediados de abril a fines de julio',
  },
  {
    titles: ['melon de agua'],
    categoryId: 'frutas',
    kind: 'harvest',
    season: [6, 7],
    source: 'Agrochic, P. S. Curbelo, «Tres indicadores para cosecharla»: abundancia en junio y julio',
  },
  {
    titles: ['quenepa'],
    categoryId: 'frutas',
    kind: 'harvest',
    season: [7, 8, 9],
    source: 'Primera Hora, «La quenepa se vende bien en Ponce»: de julio a septiembre',
  },
  {
    titles: ['aguacate'],
    categoryId: 'vegetales',
    kind: 'harvest',
    season: [7, 8, 9],
    source:
      'Estación Experimental Agrícola de Isabela (UPR), PAyDS 10(1), 2021, doi:10.5377/payds.v10i1.13340: corte de julio a septiembre',
  },
  {
    titles: ['china del pais'],
    categoryId: 'frutas',
    kind: 'harvest',
    season: [3],
    source: 'El Nuevo Día, 12 de marzo de 2026, Festival de la China Dulce de Las Marías',
  },
  {
    titles: ['gandules verdes'],
    categoryId: 'vegetales',
    kind: 'harvest',
    season: CHRISTMAS,
    source: 'Primera Hora, «Como el oro el gandul boricua», 2016: de Acción de Gracias a Reyes',
  },
  {
    titles: ['guineos verdes', 'platano verde', 'yautia', 'malanga', 'yuca'],
    categoryId: 'vegetales',
    kind: 'feast',
    season: CHRISTMAS,
    source: 'Primera Hora, «Como el oro el gandul boricua», 2016: la masa de los pasteles',
  },
  {
    titles: ['pasteles', 'arroz con gandules', 'gandules', 'guineitos en escabeche', 'pernil'],
    kind: 'feast',
    season: CHRISTMAS,
    source: CHRISTMAS_TABLE,
  },
  {
    titles: ['arroz con dulce', 'tembleque', 'turron', 'coquito'],
    kind: 'feast',
    season: CHRISTMAS,
    source: CHRISTMAS_TABLE,
  },
  {
    titles: ['crema de coco', 'leche de coco en lata', 'leche condensada', 'leche evaporada', 'canela'],
    kind: 'feast',
    season: CHRISTMAS,
    source: 'Puerto Rico Plus, «Alegría navideña en la isla»: de qué se hace el coquito',
  },
  {
    titles: ['bacalao', 'serenata de bacalao', 'bacalaitos', 'mezcla para bacalaitos'],
    kind: 'feast',
    season: 'lent',
    source: 'Metro, 13 de abril de 2017, «Bacalao, representación gastronómica de Semana Santa en P. R.»',
  },
];
