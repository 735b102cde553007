import { readWordTables } from '@nutricion/domain/catalog/words/word-tables';
import { settingLabel } from '@nutricion/domain/plans/setting';
import { wishLabel } from '@nutricion/domain/plans/wish';
import { aPantry, aPlanProduct, aPlanRecipe } from '../meal-plan.builders.ts';
import { foodLexiconOf } from './food-lexicon.ts';
import { readWishes } from './read-wishes.ts';

const titles = [
  'Chuletas de cerdo',
  'Jamón de cocinar en cubos',
  'Tocineta ahumada',
  'Pechuga de pollo sin hueso ni piel',
  'Filete de tilapia',
  'Atún claro en agua',
  'Habichuelas coloradas en lata',
  'Habichuelas negras en lata',
  'Habichuelas tiernas',
  'Gandules verdes congelados',
  'Arroz blanco de grano mediano',
  'Berenjena',
  'Cebolla amarilla',
  'Camarones pelados y limpios',
  'Mantequilla de maní cremosa',
  'Leche de coco en lata',
  'Papa',
  'Queso de papa',
  'Queso blanco del país',
  'Huevos grandes',
];
/** A pantry with typical product titles. */
export const aWishedPantry = aPantry(
  titles.map((title) => aPlanProduct(title, { title })),
  [
    aPlanRecipe('mofongo', 'Papa', { title: 'Mofongo al microondas', tags: ['criollo'] }),
    aPlanRecipe('gandules', 'Arroz blanco de grano mediano', {
      title: 'Arroz con gandules de caldero',
      tags: ['arroz', 'criollo'],
    }),
  ],
);

/** A part of the search's word tables. */
const tables = readWordTables({
  readings: '',
  names: '',
  dishes: '',
  needs: '',
  eating: '',
  'not-sold': '',
  instead: '',
  typical: '',
  uses: '',
  synonyms: 'cerdo, puerco, pork\nhabichuela, frijol\nvegetal, verdura\nvianda, verdura\nmaní, cacahuate',
  kinds:
    'carne | res, bistec, cerdo, chuleta\npescado | tilapia, salmón, bacalao, atún\nmarisco | camarón, juey\nvianda | yuca, ñame',
  shelves: 'carnes | hígado, pescado, cerdo\nfrutas | fresa',
  'false-friends': '',
  'free-from': [
    'huevo, huevos | huevo | | | |',
    'leche, lácteo, dairy | leche | | | |',
    'lactosa, lactose | leche | | | |',
    'pescado | pescado | | | |',
    'mariscos, marisco, camarón | crustaceos | | | |',
    'nueces, nuez, frutos secos | nueces | | | |',
    'maní | mani | | | |',
    'trigo, gluten | trigo | | | |',
  ].join('\n'),
  diets: '',
});

export const aFoodLexicon = foodLexiconOf(tables, aWishedPantry);

/** The labels of what a text means, and what isn't understood between question marks. */
export const readLabels = (text: string): readonly string[] => {
  const { wishes, settings, notUnderstood } = readWishes(text, aFoodLexicon);
  return [
    ...wishes.map(wishLabel),
    ...settings.map(settingLabel),
    ...notUnderstood.map((quote) => `¿${quote}?`),
  ];
};
