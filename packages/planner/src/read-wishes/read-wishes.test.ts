import { wishLabel } from '@nutricion/domain/plans/wish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';
import { aFoodLexicon, readLabels as read } from './wishes.builders.ts';

describe('a food to avoid', () => {
  it('is read however it is said', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['sin cerdo', ['Sin cerdo']],
      ['Sin Puerco.', ['Sin puerco']],
      ['no me gusta el pescado', ['Sin pescado']],
      ['nada de hígado', ['Sin hígado']],
      ['odio las berenjenas', ['Sin berenjenas']],
      ['mi esposo no come cebolla ni camarones', ['Sin cebolla', 'Sin camarones']],
      ['sin cerdo, pescado ni hígado', ['Sin cerdo', 'Sin pescado', 'Sin hígado']],
      ['no como pollo ni me gusta el pescado', ['Sin pollo', 'Sin pescado']],
      ['de todo menos pescado', ['Sin pescado']],
      ['no quiero camarones pero me encanta el mofongo', ['Sin camarones', 'Más mofongo']],
      ['sin mantequilla de maní', ['Sin mantequilla de maní']],
      ['sin leche de coco', ['Sin leche de coco']],
      ['a mi nene no le gustan los huevos', ['Sin huevos']],
      ['no como nada que tenga cerdo', ['Sin cerdo']],
      ['nada que lleve cebolla', ['Sin cebolla']],
      ['que no lleve cebolla', ['Sin cebolla']],
      ['sin nada de mariscos por favor', ['Sin mariscos']],
      ['SIN CERDO!!!', ['Sin cerdo']],
      ['soy celíaca', ['Sin gluten']],
      ['sin gluten', ['Sin gluten']],
      ['libre de gluten y huevos', ['Sin gluten', 'Sin huevos']],
      ['sin gluten, huevos ni cebolla', ['Sin gluten', 'Sin huevos', 'Sin cebolla']],
      ['sin lácteos, huevos ni cerdo', ['Sin huevos', 'Sin cerdo', 'Dieta: sin lácteos']],
      ['intolerante a la lactosa y al huevo', ['Dieta: sin lácteos', 'Alergia: huevo']],
      ['quiero pollo, ni maní', ['Más pollo', 'Sin maní']],
      ['el pescado me cae mal y odio el hígado', ['Sin pescado', 'Sin hígado']],
      ['cerdo no', ['Sin cerdo']],
      ['los viernes pescado no', ['Viernes: sin pescado']],
      ['no le pongas pescado los viernes', ['Viernes: sin pescado']],
      ['odiamos tanto el pescado los viernes', ['Viernes: sin pescado']],
      ['no le pongas mucho queso', ['Menos queso']],
      ['sin mucho pescado y pollo', ['Menos pescado', 'Menos pollo']],
      ['lactose intolerant, huevo ni cerdo', ['Sin cerdo', 'Dieta: sin lácteos', 'Alergia: huevo']],
      ['odio la leche', ['Sin leche']],
      ['sin kryptonita ni cerdo', ['Sin cerdo', '¿sin kryptonita?']],
      ['sin sal ni cerdo', ['Sin cerdo', 'Comer más sano']],
      ['sin lácteos, más habichuelas', ['Más habichuelas', 'Dieta: sin lácteos']],
      ['soy celíaca, más papa', ['Sin gluten', 'Más papa']],
      ['sin sal, huevos ni cebolla', ['Sin huevos', 'Sin cebolla', 'Comer más sano']],
      ['s/huevos', ['Sin huevos']],
      ['sin ｃｅｒｄｏ', ['Sin cerdo']],
      ['sin comida del mar', ['Sin pescado', 'Sin mariscos']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });
});

describe('health conditions', () => {
  it('are read from how people describe them', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['tengo el colesterol alto', ['Colesterol alto']],
      ['sin colesterol', ['Colesterol alto']],
      ['estoy lactando', ['Lactancia']],
      ['embarazada de 5 meses', ['Embarazo, segundo trimestre']],
      ['estoy embarazada de un mes', ['Embarazo, primer trimestre']],
      ['tengo siete meses de embarazo', ['Embarazo, tercer trimestre']],
      ['28 semanas de gestación', ['Embarazo, tercer trimestre']],
      ['embarazada, en el tercer trimestre', ['Embarazo, tercer trimestre']],
      ['tercer trimestre, sin cerdo', ['Embarazo, tercer trimestre', 'Sin cerdo']],
      ['segundo trimestre de embarazo', ['Embarazo, segundo trimestre']],
      ['embarazada de 12 meses', ['Embarazo', '¿de 12 meses?']],
      ['estoy embarazada, 5 días', ['Embarazo', '5 días']],
      ['embarazada, somos 5', ['Embarazo', '5 personas']],
      ['no estoy embarazada de 5 meses', ['¿no estoy embarazada de 5 meses?']],
      ['lactando a un bebé de 3 meses', ['Lactancia, primeros seis meses']],
      ['dando pecho, mi nena tiene ocho meses', ['Lactancia, después de seis meses']],
      ['dando el pecho a mi recién nacido', ['Lactancia, primeros seis meses']],
      ['dando pecho a mi hijo de un año', ['Lactancia, después de seis meses']],
      ['padezco de los riñones', ['Riñones']],
      ['estoy en diálisis', ['Riñones']],
      // There are no keto plans; the nearest diet is chosen as well.
      ['dieta keto', ['Keto', 'Dieta: baja en carbohidratos']],
      ['de bajo costo, lactose free', ['Gastar menos', 'Dieta: sin lácteos']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });
});

describe('a food wished for more or less often', () => {
  it('is read however it is said', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['algo criollo', ['Más criollo']],
      ['más habichuelas', ['Más habichuelas']],
      ['mucho pescado y menos arroz', ['Más pescado', 'Menos arroz']],
      ['arroz con gandules', ['Más arroz con gandules']],
      ['papa', ['Más papa']],
      ['habichuelas negras', ['Más habichuelas negras']],
      ['poca cebolla', ['Menos cebolla']],
      ['arroz con gandules y pollo', ['Más arroz con gandules', 'Más pollo']],
      ['que incluya habichuelas', ['Más habichuelas']],
      ['quiero más pollo, sin cerdo', ['Más pollo', 'Sin cerdo']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });
});

describe('answers of the seven steps', () => {
  it('are read as those answers', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['somos 4', ['4 personas']],
      [
        'somos cuatro, para 5 días, $80',
        ['Hasta $80 en total', '4 personas', '5 días', 'Presupuesto de $50-100'],
      ],
      [
        'presupuesto de 120 dólares para dos semanas',
        ['Hasta $120 en total', 'Presupuesto de $100-200', '14 días'],
      ],
      ['hasta $250.50', ['Hasta $250.50 en total', 'Presupuesto de $200+']],
      ['no más de $80', ['Hasta $80 en total', 'Presupuesto de $50-100']],
      ['que no pase de ochenta y cinco dólares', ['Hasta $85 en total', 'Presupuesto de $50-100']],
      ['que no pase de ciento cincuenta dólares', ['Hasta $150 en total', 'Presupuesto de $100-200']],
      ['que no pase de noventa dólares', ['Hasta $90 en total', 'Presupuesto de $50-100']],
      ['máximo $1,250.5', ['Hasta $1,250.50 en total', 'Presupuesto de $200+']],
      ['hasta $75,50', ['Hasta $75.50 en total', 'Presupuesto de $50-100']],
      ['hasta 75,50 dólares', ['Hasta $75.50 en total', 'Presupuesto de $50-100']],
      ['hasta 1,250 dólares', ['Hasta $1250 en total', 'Presupuesto de $200+']],
      ['máximo $1.250,50', ['Hasta $1,250.50 en total', 'Presupuesto de $200+']],
      ['que tarde menos de 1,5 horas', ['Hasta 90 minutos']],
      ['con $30', ['Hasta $30 en total', 'Presupuesto de $50-100']],
      // The band has the same limit.
      ['hasta $100', ['Presupuesto de $50-100']],
      ['$80, no, $90', ['Hasta $90 en total', 'Presupuesto de $50-100']],
      ['con $0', ['¿con $0?']],
      ['unos 80$ nada más', ['Hasta $80 en total', 'Presupuesto de $50-100']],
      ['mi esposo y yo', ['2 personas']],
      ['somos dos adultos y dos niños', ['4 personas']],
      ['3 adultos y un nene', ['4 personas']],
      ['intolerante a la lactosa', ['Dieta: sin lácteos']],
      ['que se prepare en menos de 45 min', ['Hasta 45 minutos']],
      ['para mí sola', ['1 persona']],
      ['3 comidas al día', ['3 comidas al día']],
      ['sin lactosa', ['Dieta: sin lácteos']],
      ['soy vegetariana', ['Dieta: vegetariana']],
      [
        'bajo en carbohidratos y alto en proteína',
        ['Dieta: baja en carbohidratos', 'Dieta: alta en proteína'],
      ],
      ['recetas rápidas y baratas', ['Cocinar rápido', 'Gastar menos']],
      ['no quiero cocinar', ['Cocinar rápido']],
      ['no me gusta cocinar mucho', ['Cocinar rápido']],
      ['no quiero cocinar todos los días', ['Cocinar una vez y guardar']],
      ['odio cocinar pero me encanta el pollo', ['Más pollo', 'Cocinar rápido']],
      ['sin cerdo y sin cocinar', ['Sin cerdo', 'Cocinar rápido']],
      ['no quiero cocinar más de 20 minutos', ['Hasta 20 minutos']],
      ['soy hipertensa', ['Presión alta']],
      ['nada que tarde más de 20 minutos', ['Hasta 20 minutos']],
      ['que no tome más de media hora', ['Hasta 30 minutos']],
      ['que no tome más de hora y media', ['Hasta 90 minutos']],
      ['menos de una hora y cuarto', ['Hasta 75 minutos']],
      ['menos de tres cuartos de hora', ['Hasta 45 minutos']],
      ['no más de treintaicinco minutos', ['Hasta 35 minutos']],
      ['para un par de semanas', ['14 días']],
      ['que tarde menos de 40min', ['Hasta 40 minutos']],
      ['na de cerdo', ['Sin cerdo']],
      ['q no tenga cerdo', ['Sin cerdo']],
      ["pa' 4 personas", ['4 personas']],
      ['soy alérgica al maní y a los mariscos', ['Alergia: maní', 'Alergia: mariscos']],
      ['mi hija es alérgica a las nueces', ['Alergia: nueces']],
      ['alergias: maní, trigo y fresas', ['Alergia: trigo', 'Sin fresas', 'Alergia: maní']],
      ['soy vegana', ['Sin huevo', 'Sin miel', 'Dieta: vegetariana', 'Dieta: sin lácteos']],
      ['somos 4, no, somos 3', ['3 personas']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });
});

describe('text that isn’t understood', () => {
  it('is quoted word for word', () => {
    const rows: readonly [string, readonly string[]][] = [
      ['asdf qwer', ['¿asdf qwer?']],
      ['pescado ni pollo', ['Sin pollo', '¿pescado?']],
      ['sin 🐷', ['¿sin 🐷?']],
      ['🍕', ['¿🍕?']],
      ['para 20 personas', ['¿para 20 personas?']],
      ['sin cerdo, quiero que mi perro vuele', ['Sin cerdo', '¿quiero que mi perro vuele?']],
      ['el pescado me marea', ['¿el pescado me marea?']],
      ['no soy vegetariana', ['¿no soy vegetariana?']],
      ['no me importa que sea saludable', ['¿no me importa que sea saludable?']],
      ['detesto que los viernes haya pescado', ['¿detesto que los viernes haya pescado?']],
      ['el pescado los viernes me marea', ['¿el pescado los viernes me marea?']],
      ['los viernes no quiero cocinar', ['¿los viernes no quiero cocinar?']],
      ['no quiero cocinar los viernes', ['¿no quiero cocinar los viernes?']],
      ['no quiero cocinar cerdo', ['¿no quiero cocinar cerdo?']],
      ['sin cerdo, pollo ni pescado los viernes', ['¿sin cerdo?', '¿pollo ni pescado los viernes?']],
      ['pescado los viernes pollo', ['¿pescado los viernes pollo?']],
      [
        'trabajo los lunes y quiero pescado los viernes',
        ['¿trabajo los lunes y quiero pescado los viernes?'],
      ],
      ['pescado el viernes santo', ['¿pescado el viernes santo?']],
      ['los viernes no', ['¿los viernes no?']],
      ['pollo antes que pescado', ['¿pollo antes que pescado?']],
      ['desayunos con huevos', ['¿desayunos con huevos?']],
      ['alérgica a kryptonita', ['¿alérgica a kryptonita?']],
      ['猪肉不要', ['¿猪肉不要?']],
    ];
    expect(rows.map(([text]) => [text, read(text)])).toEqual(rows);
  });

  it('isn’t reported when it asks for nothing', () => {
    for (const text of ['', '   \n', '¡Gracias!', 'por favor', '...']) expect(read(text)).toEqual([]);
  });
});

describe('a message', () => {
  it('is read as its separate parts', () => {
    const text =
      '¡Hola! Soy enfermera, trabajo de noche los martes y jueves, somos 3 y mi hija es alérgica al maní. Nada de cerdo, por favor. Nos encanta lo criollo :)';
    expect(read(text)).toEqual([
      'Martes y jueves: 7 p. m. a 7 a. m.',
      'Sin cerdo',
      'Más criollo',
      '3 personas',
      'Alergia: maní',
    ]);
  });

  it('quotes the words of each wish', () => {
    const { wishes } = readWishes('Somos 2.  No me gusta   el pescado', aFoodLexicon);
    expect(wishes.map(({ said: wishText }) => wishText)).toEqual(['No me gusta el pescado']);
  });

  it('requires proof of gluten-free products in every phrasing', () => {
    for (const text of ['sin gluten', 'no como gluten', 'nada que tenga gluten', 'los lunes sin gluten'])
      expect(readWishes(text, aFoodLexicon).wishes).toMatchObject([
        { kind: 'without', provenBy: 'gluten-free' },
      ]);
  });

  it('includes products made from a food', () => {
    const [wish] = readWishes('sin cerdo', aFoodLexicon).wishes;
    expect(wish).toMatchObject({
      words: expect.arrayContaining(['cerdo', 'puerco', 'chuleta', 'jamon', 'tocineta']),
    });
  });
});

describe('any input', () => {
  const words = fc.constantFrom(
    ...'sin más menos cerdo pescado los martes viernes : solo trabajo de noche somos 4 $80 minutos 20 alérgica al maní , . \n ni y a 🍕 \u0000 ñ é ́ 汉 "'.split(
      ' ',
    ),
  );

  it('is read without an error, with non-empty quotes of what isn’t understood', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
        ),
        (text) => {
          const { wishes, settings, notUnderstood } = readWishes(text, aFoodLexicon);
          for (const quote of notUnderstood) expect(quote.trim()).not.toBe('');
          expect(wishes.length).toBeLessThanOrEqual(30);
          expect(readWishes(text, aFoodLexicon)).toEqual({ wishes, settings, notUnderstood });
        },
      ),
    );
  });

  it('is read without an error when one part is repeated up to the length limit', { timeout: 60_000 }, () => {
    for (const part of [
      'el ',
      'sin a, ',
      'alergia al ',
      'lunes y ',
      'trabajo ',
      'pollo ',
      'ni ',
      '$1 ',
      '🍕',
    ])
      expect(() => readWishes(part.repeat(10_000 / part.length), aFoodLexicon)).not.toThrow();
  });

  it('reports text after 10,000 characters as not understood', () => {
    const { wishes, notUnderstood } = readWishes(`sin cerdo.${' '.repeat(10_000)}sin pescado`, aFoodLexicon);
    expect(wishes.map(wishLabel)).toEqual(['Sin cerdo']);
    expect(notUnderstood).toEqual(['sin pescado']);
  });
});
