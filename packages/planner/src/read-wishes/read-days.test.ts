import { describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { aFoodLexicon, readLabels as read } from './wishes.builders.ts';

describe('days and shifts', () => {
  it('are read together in either order', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['los martes trabajo de noche', ['Martes: 7 p. m. a 7 a. m.']],
      ['trabajo de noche los martes y jueves', ['Martes y jueves: 7 p. m. a 7 a. m.']],
      ['fin de semana libre', ['Sábado y domingo: libre']],
      ['lunes, miércoles y viernes turno de 7 a 7', ['Lunes, miércoles y viernes: 7 a. m. a 7 p. m.']],
      ['de jueves a sábado de 3 a 11', ['Jueves, viernes y sábado: 3 p. m. a 11 p. m.']],
      ['de viernes a lunes de noche', ['Lunes, viernes, sábado y domingo: 7 p. m. a 7 a. m.']],
      ['trabajo de noche', ['Todos los días: 7 p. m. a 7 a. m.']],
      ['los domingos descanso', ['Domingo: libre']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });
});

describe('a food on certain days of the week', () => {
  it('is read for those days only', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['pescado los viernes', ['Viernes: más pescado']],
      ['los viernes pescado', ['Viernes: más pescado']],
      ['Viernes: pescado. Lunes: sin carne.', ['Viernes: más pescado', 'Lunes: sin carne']],
      ['los lunes sin carne', ['Lunes: sin carne']],
      ['los viernes de cuaresma no como carne', ['Viernes: sin carne']],
      ['no como carne los viernes de cuaresma', ['Viernes: sin carne']],
      ['los domingos algo criollo', ['Domingo: más criollo']],
      ['los viernes quiero comer pescado', ['Viernes: más pescado']],
      ['que los viernes haya pescado', ['Viernes: más pescado']],
      ['que no haya carne los viernes', ['Viernes: sin carne']],
      ['los viernes poca carne', ['Viernes: menos carne']],
      ['sin cerdo los viernes', ['Viernes: sin cerdo']],
      [
        'los lunes y miércoles sin carne ni pescado',
        ['Lunes y miércoles: sin carne', 'Lunes y miércoles: sin pescado'],
      ],
      ['de lunes a jueves sin arroz', ['Lunes, martes, miércoles y jueves: sin arroz']],
      ['más habichuelas entre semana', ['Lunes, martes, miércoles, jueves y viernes: más habichuelas']],
      ['nada de cerdo el fin de semana', ['Sábado y domingo: sin cerdo']],
      ['sin cerdo, pescado los viernes', ['Sin cerdo', 'Viernes: más pescado']],
      ['habichuelas, pescado los viernes', ['Viernes: más pescado', 'Más habichuelas']],
      ['pescado y los domingos pollo', ['Domingo: más pollo', 'Más pescado']],
      ['los viernes pescado y los sábados pollo', ['Viernes: más pescado', 'Sábado: más pollo']],
      ['pescado los viernes y pollo los domingos', ['Viernes: más pescado', 'Domingo: más pollo']],
      ['pescado los viernes y los lunes pollo', ['Viernes: más pescado', 'Lunes: más pollo']],
      [
        'como carne solo los sábados',
        ['Sábado: más carne', 'Lunes, martes, miércoles, jueves, viernes y domingo: sin carne'],
      ],
      ['no como carne solo los viernes', ['Viernes: sin carne']],
      ['todos los días algo criollo', ['Más criollo']],
      ['sin pescado todos los días', ['Sin pescado']],
      [
        'trabajo de noche, los viernes pescado',
        ['Todos los días: 7 p. m. a 7 a. m.', 'Viernes: más pescado'],
      ],
      [
        'trabajo de noche, lunes y martes pescado',
        ['Todos los días: 7 p. m. a 7 a. m.', 'Lunes y martes: más pescado'],
      ],
      ['trabajo de noche, los lunes y martes', ['Lunes y martes: 7 p. m. a 7 a. m.']],
      ['trabajo de noche los martes pescado', ['Martes: 7 p. m. a 7 a. m.', 'Más pescado']],
      [
        'los martes trabajo de noche y los viernes pescado',
        ['Martes: 7 p. m. a 7 a. m.', 'Viernes: más pescado'],
      ],
      [
        'trabajo de noche los martes, los viernes no como carne',
        ['Martes: 7 p. m. a 7 a. m.', 'Viernes: sin carne'],
      ],
      [
        'trabajo de noche los martes, los jueves y los viernes',
        ['Martes, jueves y viernes: 7 p. m. a 7 a. m.'],
      ],
      ['los viernes sin carne, los viernes carne', ['Viernes: más carne']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });

  it('quotes foods and days together', () => {
    const { wishes } = readWishes('Hola. Los viernes de cuaresma no como carne, gracias', aFoodLexicon);
    expect(wishes).toMatchObject([
      { kind: 'days-without', weekdays: [5], said: 'Los viernes de cuaresma no como carne' },
    ]);
  });
});
