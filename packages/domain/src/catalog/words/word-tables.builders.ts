import type { WordFiles } from './word-lines.ts';
import { readWordTables, type WordTables } from './word-tables.ts';

/** Small word tables with the entries that tests use; `files` replaces some of them. */
export const someTables = (files: Partial<WordFiles> = {}): WordTables =>
  readWordTables({
    readings: 'sin carne | vegano\nsandía | melón de agua',
    names: 'pina | pineapple',
    synonyms:
      'guineo, banana\nchina, naranja\nhabichuela, frijol\nhuevo, egg\nyogurt, yogur\nleche, milk\npancake, panqueque',
    kinds: 'proteína | carne, pollo, huevo\npan | bagel\ncomida rica | pizza, arroz\nlactosa | leche',
    shelves:
      'frutas | guineo, melón, china\npanaderia | pan\nlacteos, bebidas | leche\nsnacks | snack, maní\nprovisiones | arroz, gandul',
    'false-friends': 'pan | pancake, panqueque, empanadilla\nagua | melón, galleta\nleche | coco',
    'free-from': [
      'gluten | trigo | gluten-free | | | sí',
      'nueces, frutos secos | nueces | | | |',
      'leche, lácteo | leche | | | |',
      'lactosa | leche | | deslactosada | | sí',
      'huevo, egg | huevo | | | |',
      'maní | mani | | | |',
      'sal, sodio | | bajo-en-sodio | | | sí',
      'cafeína | | | descafeinado | café, cola | sí',
    ].join('\n'),
    diets: [
      'es | vegano, vegan | vegan | leche, huevo',
      'alto en | proteína | fuente-de-proteina |',
      'alto en | vitamina c | rico-en-vitamina-c |',
      'alto en | fibra | alto-en-fibra |',
      'bajo en | sodio, sal | bajo-en-sodio |',
    ].join('\n'),
    dishes: 'arroz con leche | arroz, leche, pina\npizza casera | pan, carne',
    needs: 'para la guardia, turno | mani, cafe, guineo | descafeinado\nresaca | agua, huevo |',
    eating: 'comida verde, verde | pina, huevo | pollo, pan verde | huevo | alto-en-fibra',
    uses: 'para freír, que no se pegue | aceite, plátano | achiote',
    'not-sold': 'cosas | zapato, pantalón, vino, mesa, conejo, papel de baño |',
    instead: 'mantequilla | margarina',
    typical: 'guineo | guineo maduro',
    ...files,
  });
