import { fold, formsOf } from '@nutricion/domain/text/fold';

/**
 * What a food is made into, where the search's words don't tell: nobody who searches for pork means bacon, but
 * whoever eats none means it too. Rather too much than too little, for a promise hangs on it: turkey ham is left out
 * with the ham. Name and other names | what is of it | what makes a title another thing.
 */
const table = `
cerdo, puerco, carne de cerdo | chuleta, costilla, pernil, lechón, jamón, jamonilla, tocineta, chorizo, longaniza, salchicha, salami, mortadella, pepperoni, chicharrón, morcilla, butifarra, manteca |
res, carne de res, vaca | bistec, churrasco, corned beef, carne bif, carne molida, carne mechada, ropa vieja, lomillo, albóndiga |
carne roja, carnes rojas | res, cerdo |
carne | res, cerdo, pollo, pavo, cabrito, conejo, embutido, corned beef, picadillo | juey, cangrejo
embutido, carnes frías, carne procesada | jamón, jamonilla, salchicha, chorizo, longaniza, tocineta, salami, mortadella, pepperoni, pechuga lascas |
pescado | sushi, ceviche |
marisco, mariscos | camarón, juey, pulpo, carrucho, langosta, almeja, mejillón, calamar |
pavo | |
huevo | revoltillo, omelette, clara, torreja |
habichuela | frijol | tierna
papa | patata | queso, batata
plátano | amarillo, mofongo, tostón, platanutre, pastelón, canoa | limón, cebolla, arroz, queso
amarillo, amarillos | plátano maduro | limón, cebolla, arroz, queso, maíz
vegetal, vegetales, verduras | brécol, espinaca, zanahoria, tomate, lechuga, repollo, calabaza, berenjena, chayote, pepinillo, pimiento, coliflor, remolacha, seta, habichuela tierna, ensalada, quimbombó | hamburguesa, leche, salsa
fruta, frutas | guineo, manzana, fresa, lechosa, piña, mangó, melón, uva, kiwi, guayaba, china, parcha, pera, toronja | verde, pasta, vinagre
vianda, viandas | guineo verde, malanga |
queso | mozzarella, cheddar, cottage | papa rellena
mantequilla | | maní, almendra
pan | mallorca, tostada, sándwich, pita, wrap |
pasta, pastas | coditos, plumitas, tornillos, espagueti, fideo, lasaña, macarrón | guayaba, tomate, garbanzo
arroz | asopao | galleta, vinagre, leche
sopa, sopas, caldo, caldos | asopao, sancocho, crema brécol, crema calabaza, caldo gallego |
ensalada, ensaladas | | tomate de ensalada
picante, picoso | pique, salsa picante, jalapeño |
azúcar, dulce, dulces, postre | azúcar, miel, sirope, chocolate, limber, budín, bizcocho, pasta guayaba, arroz dulce, granola, mantecado, ketchup | ají, pimentón, batata
frito, fritura, frituras, comida frita | alcapurria, bacalaíto, sorullito, empanadilla, tostón, platanutre, frito |
ajo | alioli, ajillo |
criollo, criolla, comida criolla, comida típica, comida boricua, comida puertorriqueña, boricua, típico, típica | mofongo, asopao, sancocho, serenata, pastelón, alcapurria, pasteles |
fresco, fría, frío, comida fría | frío |
caliente, comida caliente | caliente, sopa, asopao |
cremoso, crema | crema | café
`;

export interface FoodName {
  readonly of: readonly string[];
  readonly unless: readonly string[];
}

const listOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((item) => fold(item).trim())
    .filter((item) => item !== '');

/** By every form of each name. */
export const foodNames: ReadonlyMap<string, FoodName> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', of = '', unless = ''] = line.split('|');
      const all = listOf(names);
      const entry = { of: [...all, ...listOf(of)], unless: listOf(unless) };
      return all.flatMap((name) => formsOf(name).map((form) => [form, entry] as const));
    }),
);
