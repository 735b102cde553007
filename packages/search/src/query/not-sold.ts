import { formsOf } from '@nutricion/domain/text/fold';

/**
 * Words of everyday life that no grocery's shelf has, and that a typing error away from food would find some: who
 * looks for shoes isn't shown squash. A word that some product is called by is never asked here.
 */
const NOT_SOLD: ReadonlySet<string> = new Set(
  `zapato zapatilla chancleta bota media calcetin pantalon camisa camiseta blusa falda vestido traje uniforme abrigo gorra
   sombrero correa cinturon mochila maleta reloj anillo pulsera collar sortija gafas espejuelos lentes
   libro libreta cuaderno revista periodico lapiz boligrafo papel cartulina pegamento tijera cinta sobre sello
   telefono celular tableta computadora laptop televisor televisora radio bocina audifono cable cargador bateria pila
   bombilla lampara linterna abanico aire nevera estufa microonda licuadora tostadora lavadora secadora plancha
   martillo destornillador taladro clavo tornillo alicate sierra pintura brocha rodillo escalera manguera
   carro guagua bicicleta motora goma llanta gasolina aceite motor
   cama colchon almohada sabana toalla cortina alfombra mesa silla sofa mueble escritorio espejo
   muneca juguete pelota balon bola rompecabezas peluche globo videojuego
   aspirina pastilla jarabe antibiotico ibuprofeno acetaminofen vacuna inyeccion jeringuilla vendaje curita mascarilla
   termometro guante estetoscopio silla bata
   cigarrillo cigarro tabaco vape encendedor fosforo loteria boleto
   perfume colonia maquillaje labial rimel esmalte champu acondicionador desodorante afeitadora
   detergente cloro suavizante escoba mopa zafacon insecticida veneno
   perro gato pecera correa planta maceta semillero flor ramo
   entrada taquilla pasaje hotel pasaporte
   ron vino cerveza whisky whiskey vodka ginebra tequila champan brandy licor
   conejo codorniz pato caviar trufa venado`
    .split(/\s+/)
    .filter((word) => word !== 'aceite' && word !== 'aire'),
);

/** Whether a word is of something that the shop doesn't sell, and so of no food that is written like it. */
export const isNotSold = (word: string): boolean => formsOf(word).some((form) => NOT_SOLD.has(form));

/** What something comes in, or meat at large: what follows says of what. */
const HOLDING = new Set(['botella', 'lata', 'caja', 'paquete', 'bolsa', 'funda', 'pote', 'carne']);

/**
 * Whether a search is for something that isn't sold: its first word is, or what a bottle or a box is of. Words that only
 * describe ("vinagre de vino", "aceitunas de mesa") make it no less food.
 * @param isUnknown whether the catalogue has no word for one of them
 */
export const isForWhatIsNotSold = (
  words: readonly string[],
  isUnknown: (word: string) => boolean,
): boolean => {
  const [first = '', second = ''] = words;
  const isMissing = (word: string): boolean => isNotSold(word) && isUnknown(word);
  return isMissing(first) || (formsOf(first).some((form) => HOLDING.has(form)) && isMissing(second));
};
