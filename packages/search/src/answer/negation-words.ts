const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** 'sin' as it is written, heard and mistyped. */
export const WITHOUT = words('sin cin zin sim sn without');
/** Join the things of a list; a sign between words is read as "y". */
export const JOINING = words('y e o u and or ni nor tampoco');
/** Those of them that refuse what follows, whatever it is. */
export const ALSO_NOT = words('ni nor tampoco');
/** Refuse the thing right behind them: "no huevo", "nada de leche", "non dairy". */
export const REFUSING = words(
  'no non ni nada cero zero tampoco nunca evitar evito evitando evita excepto salvo quitando',
);
/** "Libre de", "exento de", "free from"; and "egg free". */
export const FREE = words('libre libres exento exenta exentos exentas carente carentes free');
/** "Alérgica al huevo", "intolerancia a la lactosa". */
export const SENSITIVE = /^(?:alergi|intoleran)/;
/** "Todo menos huevo": alone, "menos sal" asks for less of it. */
export const EXCEPT = 'menos';
export const ALL = words('todo toda todos todas');

const HOLDING =
  /^(?:teng(?:a|an|o)|tien(?:e|en)|tener|conteng(?:a|an)|contien(?:e|en)|contener|llev(?:e|en|a|an|ar)|traig(?:a|an)|tra(?:e|en|er)|incluy(?:a|an|e|en)|us(?:e|en|a|an))$/;
const EATING =
  /^(?:com(?:o|e|en|a|an|er|emos)|tom(?:o|a|an|e|en|ar|amos)|beb(?:o|e|en|a|an|er)|consum(?:o|e|en|a|an|ir)|toler(?:o|a|an|e|en|ar|amos))$/;
/** What food holds and what people eat: behind "no" they refuse whatever follows. */
export const isVerb = (word: string): boolean => HOLDING.test(word) || EATING.test(word);
/** May stand between "no" and the thing, and say nothing of it. */
export const HELPING = words(
  'me le les nos se lo que ni puedo puede pueden podemos quiero quiere quieren debo debe deben gusta gustan sea sean es hay haya hecho hecha',
);

/** Stand before a thing and don't say which: "sin nada de leche", "ni trazas de maní". */
export const LEADING = words(
  `a al el la los las lo de del un una unos unas con ni su sus nada ningun ninguna ningunos ningunas cualquier todo toda todos todas
   trazas traza rastro rastros restos derivado derivados producto productos ingrediente ingredientes alimento alimentos
   tanto tanta tantos tantas mucho mucha muchos muchas demasiado demasiada any of the from to`,
);
/** What is made of the thing that is ruled out by it: "sin harina de trigo", "sin clara de huevo". */
export const MADE_OF = words(
  'mantequilla crema harina aceite proteina proteinas salsa pasta clara claras yema yemas suero polvo lecitina bebida carne',
);
export const OF = words('de del of');
export const ARTICLES = words('el la los las');
/** Whose milk it is says nothing else. */
export const BEASTS = words('vaca cabra oveja gallina');
/** Begin what isn't ruled out: "sin azúcar y con fruta", "sin gluten y bajo en sal". */
export const TURNING = words(
  'con para que pero libre libres bajo baja bajos bajas alto alta altos altas rico rica low high',
);

/** Whether a word refuses something, understood or not. */
export const refuses = (word: string): boolean =>
  WITHOUT.has(word) || REFUSING.has(word) || FREE.has(word) || SENSITIVE.test(word) || word === EXCEPT;
