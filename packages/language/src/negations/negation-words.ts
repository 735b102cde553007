const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** 'sin' and its misspellings. */
export const WITHOUT = words('sin cin zin sim sn without');
/** Spellings that mean 'sin' for certain; "cin" or "sim" may be another word misspelt. */
export const UNAMBIGUOUS = words('sin without');
/** Words and signs that join the terms of a list. */
export const JOINING = words('y e o u and or ni nor tampoco , ; + & /');
/** Joining words that rule out the next term, known or not. */
export const ALSO_NOT = words('ni nor tampoco');
/** Words that rule out the term right after them: "no huevo", "nada de leche", "odio la cebolla". */
export const EXCLUDING = words(
  `no non ni nada cero zero 0 tampoco nunca jamas evitar evito evitamos evitando evita evite eviten avoid avoiding excepto salvo except
   quitando quitar quita quitame quite quiten saca sacame fuera olvida excluir excluye excluyen excluya excluyan excluyendo excluding
   omitir omite omitiendo eliminar elimina eliminando odio odiamos odia odian detesto detestamos detesta detestan`,
);
/** Words in "libre de", "exento de", "free from" and "egg free". */
export const FREE = words('libre libres exento exenta exentos exentas carente carentes free');
/** Beginnings of words in "alérgica al huevo", "intolerancia a la lactosa" and "allergic to eggs". */
export const SENSITIVE = /^(?:all?erg|intoleran|anafila)/;
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
   hay haya hayan hecho hecha`,
);

/** Words before a term that don't say which one it is: "sin nada de leche", "ni trazas de maní". */
export const LEADING = words(
  `a al el la los las lo de del un una unos unas con ni su sus na nada ningun ninguna ningunos ningunas cualquier todo toda todos todas
   trazas traza rastro rastros restos derivado derivados producto productos ingrediente ingredientes alimento alimentos
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
  'dano mal asco prohibido prohibida prohibidos prohibidas contra vez lugar aparte hipersensible reaccion hold',
);

/** Whether a word can rule something out, whatever follows it. */
export const mayExclude = (word: string): boolean =>
  WITHOUT.has(word) || EXCLUDING.has(word) || FREE.has(word) || SENSITIVE.test(word) || word === EXCEPT;

/** Whether a word may rule something out, alone or with those beside it. */
export const maySayWithout = (word: string): boolean => mayExclude(word) || HARMING.has(word);
