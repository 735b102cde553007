import { editDistance } from '../words/edit-distance.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** 'sin' and its misspellings. */
export const WITHOUT = words('sin cin zin sim sn without');
/** Words that are an edit away from 'sin' and mean themselves: "gin", "sino". */
const OWN_WORDS = words(
  'son san sun sen in si fin pin gin tin win kin bin min din sid sip sir sit six sing sink skin spin sino sine',
);
/** Those of them that are as likely 'sin' right before what somebody may not eat: "galletas son leche". */
const PERHAPS_WITHOUT = words('son san in si din s');
/** Whether a word is 'sin' with a slip of the finger, where what it rules out follows: "sinn", "isn", "ain". */
export const isSlipOfWithout = (word: string): boolean =>
  word.length >= 2 && !OWN_WORDS.has(word) && editDistance(word, 'sin', 1) <= 1;
/** Whether a word may be 'sin', or is itself. */
export const isPerhapsWithout = (word: string): boolean => PERHAPS_WITHOUT.has(word);
/** Spellings that mean 'sin' for certain; "cin" or "sim" may be another word misspelt. */
export const UNAMBIGUOUS = words('sin without');
/** Words and signs that join the terms of a list. */
export const JOINING = words('y e o u and or ni nor tampoco , ; + & /');
/** Joining words that rule out the next term, known or not. */
export const ALSO_NOT = words('ni nor tampoco');
/** Words that rule out the term right after them: "no huevo", "nada de leche", "odio la cebolla". */
export const EXCLUDING = words(
  `no non not cannot cant dont doesnt wont anti sans ni nada cero zero 0 tampoco nunca jamas ningun ninguna evitar evito evitamos evitando evita evite eviten avoid avoiding excepto salvo except
   quitando quitar quita quitame quite quiten saca sacame fuera olvida excluir excluye excluyen excluya excluyan excluyendo excluding exclude excepcion descarta descartar descartando descarte reemplaza reemplazando
   sustituye sustituyendo skip skipping minus omit
   omitir omite omitiendo eliminar elimina eliminando odio odiamos odia odian detesto detestamos detesta detestan`,
);
/** Those of them that rule out whatever follows, known or not: "frutas excepto guineo". */
export const EXCEPTING = words('excepto salvo except excepcion');
/** Words in "libre de", "exento de", "free from" and "egg free". */
export const FREE = words(
  'libre libres exento exenta exentos exentas carente carentes ausente ausentes free',
);
/** Beginnings of words in "alérgica al huevo", "intolerancia a la lactosa" and "allergic to eggs". */
export const SENSITIVE = /^(?:all?erg|intoleran|anafila)/;
/** What they are written as, to know them misspelt. */
const SENSITIVE_WORDS = [
  'alergico',
  'alergica',
  'alergicos',
  'alergicas',
  'alergia',
  'alergias',
  'allergic',
  'allergy',
  'intolerante',
  'intolerancia',
  'intolerant',
];
const SENSITIVE_LENGTH = { least: 6, most: 14 };
/** Words as near to them that mean something else. */
const OWN_LIKE_SENSITIVE = /^(?:alegri|energ|tolera|letarg|liturg)/;
/** Whether a word is one of them misspelt: "alerjico", "halérgico", "itolerante". */
export const isSlipOfSensitive = (word: string): boolean =>
  word.length >= SENSITIVE_LENGTH.least &&
  word.length <= SENSITIVE_LENGTH.most &&
  !SENSITIVE.test(word) &&
  /[gjhx]|t.*[ln]/.test(word) &&
  !OWN_LIKE_SENSITIVE.test(word) &&
  SENSITIVE_WORDS.some((right) => {
    const most = right.length < 8 ? 1 : 2;
    return editDistance(word, right, most) <= most;
  });
/** Those of them that follow what they rule out, unless "to" follows: "egg allergy". */
export const SENSITIVE_AFTER = /^(?:allerg|intolerant$|intolerance$)/;
/** Rules out only after "todo", as in "todo menos huevo": "menos sal" asks for less salt. */
export const EXCEPT = 'menos';
/** "Todo menos", "cualquier cosa menos", "lo que sea menos". */
export const ALL = words('todo toda todos todas cualquier sea');

const HOLDING =
  /^(?:teng(?:a|an|o)|tien(?:e|en)|tener|conteng(?:a|an)|contien(?:e|en)|contener|llev(?:e|en|a|an|ar)|traig(?:a|an)|tra(?:e|en|er)|incluy(?:a|an|e|en)|us(?:e|en|a|an)|(?:pro)?veng(?:a|an)|(?:pro)?vien(?:e|en))$/;
const EATING =
  /^(?:com(?:o|e|en|a|an|er|emos)|tom(?:o|a|an|e|en|ar|amos)|beb(?:o|e|en|a|an|er)|consum(?:o|e|en|a|an|ir|imos)|toler(?:o|a|an|e|en|ar|amos)|soport(?:o|a|an|amos)|uso|usamos)$/;
const PUTTING =
  /^(?:pong(?:a|as|an)|ech(?:e|es|en)|des|den|incluyas|uses|agregues?|agreguen|anad(?:a|as|an)|met(?:a|as|an)|traigas|mandes?|manden)$/;
/** What a verb after "no" tells of the next term: that something hasn't it, that somebody doesn't eat it, or that it isn't to be put in. */
export const verbKindOf = (word: string): 'without' | 'uneaten' | 'refused' | null => {
  if (HOLDING.test(word)) return 'without';
  if (EATING.test(word)) return 'uneaten';
  return PUTTING.test(word) ? 'refused' : null;
};
/** Words that may stand between "no" and the verb or the term, without a meaning of their own here. */
export const HELPING = words(
  `me te le les nos se lo que ni nada mas puedo puede pueden podemos quiero quiere quieren queremos debo debe deben gusta gustan sea sean es
   hay haya hayan hecho hecha de los las con t have has having eat eating drink contain contains containing want put include use`,
);

/** Words before a term that don't say which one it is: "sin nada de leche", "ni trazas de maní". */
export const LEADING = words(
  `a al el la los las lo de del un una unos unas con ni su sus na nada ningun ninguna ningunos ningunas cualquier todo toda todos todas
   trazas traza rastro rastros restos derivado derivados producto productos ingrediente ingredientes alimento alimentos
   agregar agregarle anadir anadirle echarle
   tanto tanta tantos tantas mucho mucha muchos muchas demasiado demasiada any of the from to`,
);
/** Words for too much of something, among those. */
export const MUCH = words('tanto tanta tantos tantas mucho mucha muchos muchas demasiado demasiada');
export const OF = words('de del of');
export const ARTICLES = words('el la los las');
/** Words that begin something wanted, and so end a list: "sin azúcar y con fruta", "sin gluten y bajo en sal". */
export const WANTING = words(
  'con para que pero libre libres bajo baja bajos bajas alto alta altos altas rico rica low high',
);

/** Words of other ways to rule something out, read where they stand: "leche me hace daño", "egg allergy", "en vez de leche". */
const HARMING = words(
  `dano mal asco prohibido prohibida prohibidos prohibidas contra vez lugar aparte hipersensible reaccion hold mata matan enferma enferman
   intoxica intoxican diarrea gases nauseas ronchas picor urticaria hincha hinchan hincho brota brotan broto cuidado leave t`,
);

/** Whether a word can rule something out, whatever follows it. */
export const mayExclude = (word: string): boolean =>
  WITHOUT.has(word) ||
  EXCLUDING.has(word) ||
  FREE.has(word) ||
  SENSITIVE.test(word) ||
  word === EXCEPT ||
  isSlipOfSensitive(word);

/** Whether a word may rule something out, alone or with those beside it. */
export const maySayWithout = (word: string): boolean =>
  mayExclude(word) || HARMING.has(word) || isPerhapsWithout(word) || isSlipOfWithout(word);
