import type { ConditionId } from '@nutricion/domain/meal-plan/condition';
import type { PlanShift } from '@nutricion/domain/meal-plan/shift-meals';
import { type Phrases, phrasesOf } from './tokens.ts';

/** How people here say what they want, as it comes before the food. */
export const without: Phrases = phrasesOf(`
sin, sin nada de, nada de, nada con, ni, tampoco, cero, libre de, libres de, excepto, salvo, prohibido, prohibida
no me gusta, no me gustan, no nos gusta, no nos gustan, no le gusta, no le gustan, no les gusta, no les gustan
no quiero, no queremos, no quiere, no quieren, no como, no comemos, no come, no comen, no consumo, no uso
no puedo comer, no podemos comer, no puede comer, no pueden comer, no debo comer, no soporto, no tolero, no tolera, no toleramos
odio, odiamos, odia, odian, detesto, detestamos, detesta, detestan, me cae mal, me caen mal, me da asco, me dan asco
evita, evitar, evito, evitamos, evitando, quita, quitame, saca, excluye, excluir, fuera, elimina, olvida
que no haya, que no hayan, no hay, no incluyas, no pongas, no me pongas, no uses, que no tenga, que no tengan, que no lleve, que no lleven, no lleve, no lleven
todo menos, de todo menos, cualquier cosa menos, lo que sea menos, no mas, nunca, no, nada, no me des, no me eches, no le eches, no eches`);

/** Between a refusal and its food: "no como nada que tenga cerdo". */
export const afterRefusal: ReadonlySet<string> = new Set(
  'nada de que tenga tengan lleve lleven contenga contengan sea sean con ningun ninguna tipo comer'.split(
    ' ',
  ),
);

export const less: Phrases = phrasesOf(`
menos, poco, poca, pocos, pocas, muy poco, muy poca, casi nada de, no mucho, no mucha, no muchos, no muchas, no tanto, no tanta
no tantos, no tantas, no demasiado, no demasiada, sin mucho, sin mucha, sin muchos, sin muchas, sin tanto, sin tanta
sin tantos, sin tantas, sin demasiado, sin demasiada, no abuses de, no abusar de`);

export const more: Phrases = phrasesOf(`
mas, mucho, mucha, muchos, muchas, bastante, bastantes, algo, algo de, alguna, algun, algunos, algunas, un poco de, un poquito de
me gusta, me gustan, nos gusta, nos gustan, le gusta, le gustan, les gusta, les gustan, me encanta, me encantan, nos encanta
nos encantan, le encanta, le encantan, les encanta, les encantan, amo, adoro, amamos
quiero, queremos, quisiera, quisieramos, prefiero, preferimos, me fascina, me fascinan, dame, ponme, pon, incluye, incluir
que haya, que tenga, que tengan, que lleve, que incluya, que incluyan, tengo antojo de, antojo de, tengo ganas de, ganas de, me apetece
comida, comidas, cosas, platos, recetas, recetas de, recetas con, cosas con, platos con, platos de, estilo, tipo`);

/** Words that say nothing by themselves, and so may be left over. */
export const fillerWords = new Set(
  `a al algo con de del el ella ellos en es esta este la las lo los le les me mi mis nos o u e para por que se si su sus te tu un una unas
unos y ya yo pero tambien ademas favor gracias porfa hola pues bien muy ser soy somos son tengo tenemos tiene tienen hay haya quiero
queremos quisiera necesito necesitamos necesita plan comida comidas comer come como comemos cocinar receta recetas plato platos cosas cosa
hija hijo hijas hijos nena nene nenas nenes nina nino esposo esposa marido mujer pareja familia mama papa bebe persona adulto
preferiblemente prefiero preferimos gusta gustan gustaria encanta encantan dame ponme haz hazme todo toda todos todas nada no mas ni
solo solamente ojala enfermera enfermero enfermeras enfermeros doctora doctor hospital hola buenas buenos dias tardes dia semana mes cada casa hogar dieta alimentos alimentacion tarde tarden tome tomen demore demoren dure duren
padezco padece sufro sufre maximo minimo cuando porque prepare preparen cocine cocinen haga hagan listo lista listos listas sea sean vez aproximadamente unos cerca alrededor presupuesto gastar gasto gastes gastemos costo cueste hasta menos tope entre pase pasar pasarme pasarnos pasen pases pasemos
trabajo trabajamos turno turnos estoy tipo estilo siempre casi cualquier puede pueda puedan aqui alla persona personas`.split(
    /\s+/,
  ),
);

/** Before foods said without more, as in "me gusta el pollo". */
export const isFillerWord = (word: string): boolean => fillerWords.has(word);

export const dietPhrases = {
  vegetarian: phrasesOf('vegetariana, vegetariano, vegetarianas, vegetarianos, vegetarian'),
  vegan: phrasesOf('vegana, vegano, veganas, veganos, vegan'),
  'low-carb': phrasesOf(`
bajo en carbohidratos, baja en carbohidratos, bajos en carbohidratos, bajas en carbohidratos, low carb
pocos carbohidratos, menos carbohidratos, sin carbohidratos, bajo en carbos, pocos carbos, menos carbos, sin carbos`),
  'high-protein': phrasesOf(`
alto en proteina, alta en proteina, altos en proteina, altas en proteina, rico en proteina, rica en proteina, mucha proteina
mas proteina, bastante proteina, alto en proteinas, alta en proteinas, mas proteinas, muchas proteinas, high protein`),
  'dairy-free': phrasesOf(`
sin lactosa, sin lacteos, sin lacteo, sin leche, sin leche ni queso, sin productos lacteos, intolerante a la lactosa, intolerantes a la lactosa
intolerancia a la lactosa, no tolero la lactosa, no tolera la lactosa, no tolero la leche, no tolera la leche, no tomo leche, libre de lactosa
lactose free, dairy free, lactose intolerant`),
} as const;

export const goalPhrases = {
  healthy: phrasesOf(`
saludable, saludables, sano, sana, sanos, sanas, mas sano, nutritivo, nutritiva, balanceado, balanceada, baja en sodio, bajo en sodio
bajos en sodio, sin sal, poca sal, menos sal, sin mucha sal, baja en sal, bajo en sal, poco sodio, menos sodio, baja en grasa, bajo en grasa, poca grasa, menos grasa, sin grasa, sin mucha grasa, mas fibra, mucha fibra, alto en fibra
bajar de peso, rebajar, perder peso, adelgazar`),
  quick: phrasesOf(`
rapido, rapida, rapidos, rapidas, facil, faciles, sencillo, sencilla, sencillos, sencillas, poco tiempo, sin mucho tiempo, no tengo tiempo
no tengo mucho tiempo, sin complicaciones, sin complicarme, nada complicado`),
  budget: phrasesOf(`
barato, barata, baratos, baratas, economico, economica, economicos, economicas, ahorrar, ahorro, gastar poco, gastar menos, poco dinero
lo mas barato, bajo costo, de bajo costo, bajo presupuesto, poco costo, no muy caro, sin gastar mucho, no gastar mucho, poco presupuesto`),
  'meal-prep': phrasesOf(`
meal prep, cocinar una vez, cocinar una sola vez, cocinar para la semana, cocinar para toda la semana, dejar todo listo, dejar listo
cocinar por adelantado, preparar con tiempo, para guardar, para congelar, cocino los domingos, cocinar los domingos
no quiero cocinar todos los dias, no puedo cocinar todos los dias, no cocinar todos los dias, sin cocinar todos los dias, no quiero cocinar a diario`),
  energy: phrasesOf('mas energia, mucha energia, con energia, energia, que me de energia, energetico'),
} as const;

export const conditionPhrases: Readonly<Record<ConditionId, Phrases>> = {
  hypertension: phrasesOf(`
presion alta, la presion alta, alta presion, presion arterial alta, hipertensa, hipertenso, hipertensas, hipertensos, hipertension, padezco de la presion, sufro de la presion, problemas de presion`),
  diabetes: phrasesOf(`
diabetes, diabetes tipo 1, diabetes tipo 2, diabetica, diabetico, diabeticas, diabeticos, prediabetes, prediabetica, prediabetico, azucar alta, la azucar alta, resistencia a la insulina`),
  cholesterol: phrasesOf(`
colesterol, colesterol alto, sin colesterol, poco colesterol, menos colesterol, el colesterol alto, colesterol malo, alto de colesterol, alta de colesterol, trigliceridos altos, los trigliceridos altos, bajar el colesterol, bajo en colesterol, baja en colesterol`),
  pregnancy: phrasesOf(
    'embarazada, embarazadas, embarazo, encinta, esperando bebe, esperando un bebe, estoy preñada, preñada',
  ),
  lactation: phrasesOf(
    'lactando, estoy lactando, lactancia, dando el pecho, doy el pecho, doy pecho, dando pecho, amamantando, amamanto, lacto, madre lactante',
  ),
  kidneys: phrasesOf(
    'riñon, riñones, los riñones, problemas renales, problemas de los riñones, problemas en los riñones, mal de los riñones, enfermedad renal, enfermo renal, dieta renal, insuficiencia renal, renal, dialisis, estoy en dialisis, me dializo',
  ),
  keto: phrasesOf('keto, cetogenica, cetogenico, dieta keto, dieta cetogenica'),
};

/** Of cooking by itself: "no quiero cocinar cerdo" is of the pork. */
export const notCooking: Phrases = phrasesOf(`
no quiero cocinar, no quiero cocinar mucho, no quiero cocinar tanto, no me gusta cocinar, no me gusta cocinar mucho, no tengo ganas de cocinar
no se cocinar, odio cocinar, detesto cocinar, sin cocinar, sin cocinar mucho, sin tener que cocinar, que no haya que cocinar, cocinar poco
cocinar lo menos posible`);

export const allergy: Phrases = phrasesOf(`
alergica a, alergico a, alergicas a, alergicos a, alergica al, alergico al, alergicos al, alergicas al, alergia a, alergias a, alergia al
alergia de, alergias al, alergica de, alergico de, alergia, alergias, intolerante a, intolerante al, intolerancia a, intolerancia al, anafilaxia a, anafilaxia al`);

export const gluten: Phrases = phrasesOf(
  'sin gluten, celiaca, celiaco, celiacos, celiacas, gluten free, libre de gluten, nada de gluten',
);

export const weekdayPhrases: readonly (readonly [Phrases, readonly number[]])[] = [
  [phrasesOf('domingo, domingos'), [0]],
  [phrasesOf('lunes'), [1]],
  [phrasesOf('martes'), [2]],
  [phrasesOf('miercoles'), [3]],
  [phrasesOf('jueves'), [4]],
  [phrasesOf('viernes'), [5]],
  [phrasesOf('sabado, sabados'), [6]],
  [phrasesOf('fin de semana, fines de semana, los findes, finde'), [6, 0]],
  [phrasesOf('entre semana, dias de semana, durante la semana'), [1, 2, 3, 4, 5]],
  [phrasesOf('todos los dias, toda la semana, a diario, cada dia, siempre'), [0, 1, 2, 3, 4, 5, 6]],
];

/** Of several readings the nurse's usual twelve hours. */
export const shiftPhrases: readonly (readonly [Phrases, PlanShift])[] = [
  [
    phrasesOf(`
de noche, noche, noches, en la noche, por la noche, nocturno, nocturna, 7p a 7a, 7pm a 7am, de 7pm a 7am, de 7 de la noche a 7
de 7 de la noche a 7 de la manana, 7 de la noche a 7 de la manana, guardia de noche, guardia nocturna, amanecida, amanecidas`),
    '7p-7a',
  ],
  [
    phrasesOf(`
de dia, diurno, 7a a 7p, 7am a 7pm, de 7am a 7pm, 7 a 7, de 7 a 7, 12 horas, doce horas, turno doble, doble turno, doble
de 7 de la manana a 7 de la noche, 7 de la manana a 7 de la noche, guardia`),
    '7a-7p',
  ],
  [
    phrasesOf(
      '3 a 11, de 3 a 11, 3pm a 11pm, de 3pm a 11pm, 3p a 11p, de tarde, por la tarde, en la tarde, tarde',
    ),
    '3p-11p',
  ],
  [phrasesOf('11 a 7, de 11 a 7, 11pm a 7am, de 11pm a 7am, 11p a 7a, de madrugada, madrugada'), '11p-7a'],
  [
    phrasesOf('7 a 3, de 7 a 3, 7am a 3pm, de 7am a 3pm, 7a a 3p, por la manana, de manana, en la manana'),
    '7a-3p',
  ],
  [
    phrasesOf('libre, libres, no trabajo, no trabaja, no trabajamos, descanso, descansamos, off, franco'),
    'libre',
  ],
];

/** Between days and the shift. */
export const working: ReadonlySet<string> = new Set(
  'trabajo trabajamos trabaja trabajar trabajando tengo turno turnos me toca estoy en el la los las de hago que voy guardia son es y'.split(
    ' ',
  ),
);

/** What only working says. */
export const atWork: Phrases = phrasesOf('trabajo, trabajamos, turno, turnos, guardia, trabajando, trabajar');

const numbers =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');
const tens: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
};

/** Of a folded word; null: no number. */
export const numberOf = (word: string): number | null => {
  if (/^\d{1,5}$/.test(word)) return Number(word);
  const position = numbers.indexOf(word);
  return position >= 0 ? position : (tens[word] ?? null);
};
