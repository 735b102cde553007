import { phrasesOf } from '@nutricion/language';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Filler words, at any place. */
export const fillers = words(
  'eh ehh em mmm mm ah ay ayy oh bendito pues bueno mira oye oiga escucha hola buenas buenos dias tardes noches nena nene mami papi mija mijo amor corazon verdad porfa porfavor gracias okay ok alo siri alexa asistente este diache wepa ahi rapidito nomas solamente yo tu usted ustedes mijita mijito muchacho muchacha senora senor santo virgen dios caramba cono wao anda ea oiste tesoro linda lindo bella bello reina ave maria',
);

/** Filler phrases, at any place. */
export const fillerPhrases = phrasesOf([
  'si es posible',
  'si puedes',
  'si me haces el favor',
  'me haces el favor de',
  'hazme el favor de',
  'haz el favor de',
  'por favor',
  'a ver',
  'o sea',
  'tu sabes',
  'mi amor',
  'que tal',
  'de una vez',
  'para mi',
  'para la casa',
  'si hay',
  'si tienes',
  'si tienen',
  'si te queda',
  'si queda',
  'si quedan',
  'si se puede',
  'si no es mucho',
  'por ahi',
  'por alli',
  'por alla',
  'por aqui',
  'es que',
  'sera que',
  'la verdad',
  'ahora mismo',
  'ahi mismo',
  'cuando puedas',
  'mi vida',
  'mi santo',
  'mi cielo',
  'mi reina',
  'mi hermana',
  'mi hermano',
  'mi pana',
  'mi gente',
]);

/** Places where products are put or taken from; they name no product. */
export const placePhrases = phrasesOf(
  ['carrito', 'carro', 'compra', 'lista', 'orden', 'pedido', 'cesta'].flatMap((place) => {
    const isFeminine = /a$|n$/.test(place);
    const its = isFeminine ? ['a la', 'en la', 'de la'] : ['al', 'en el', 'del'];
    return [...its, 'a mi', 'en mi', 'de mi'].map((lead) => `${lead} ${place}`);
  }),
);

export const articles = words('el la los las lo un una unos unas the al del todo toda todos todas');

/** Words that hold a name together, and never begin or end one. */
export const links = words('de del con sin para en al a y e o u la el los las');

/** English words about orders; English words in product names aren't among them. */
export const englishWords = words(
  'the of and to please i want need add my cart is what some get do have for how much where with this that it buy order show remove from in on are you we they he she there here would like could should give put take hello hi thanks thank today tomorrow was were been not yes know think tell going come was at be by an or if so all just now then them your our his her its has had will did does who when why',
);

/** Spanish that any order has some of. */
export const spanishWords = words(
  'el la los las un una unos unas de del que y con sin para por en al a me mi mis te tu se lo le quiero dame ponme pon echa agrega quita busca necesito hay tienes tienen es son esta estan cuanto cuantos cual cuales donde como no si ya mas menos otro otra ese esa eso este esta todo toda carrito pedido orden',
);
