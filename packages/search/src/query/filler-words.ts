const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that ask for something, or name any product, amount or package: they don't say which product. */
const FILLERS = words(
  `quiero quisiera queremos busco buscando buscar necesito necesitamos dame deme denme venden vende tienen tienes tiene
   donde esta estan hay encontrar comprar ver mostrar
   producto productos articulo articulos cosa cosas opcion opciones alternativa alternativas alimento alimentos
   libra libras lb lbs kilo kilos onza onzas oz paquetito paquetitos pote potes frasco funda fundita manojo racimo favor porfa
   marca marcas clase clases variedad variedades ingrediente ingredientes hacer preparar`,
);
/** Verbs of being before a diet: "soy vegana" isn't about soy. */
const BEING = words('soy somos estoy');
/** "Soy sauce" is no verb. */
const OF_SOY = /^(?:sauce|milk|beans?|flour|oil|proteins?|lecithin|yogurt|cheese|free|allergy|intolerance)$/;
/** Food in general, which the word after it narrows down. */
const FOOD = words('comida comidas');
const NARROWING = words('sin con para baja bajo bajas alta alto altas');
/** "Todo sin maní": they stand for any product. */
const ANY = words('todo toda todos todas cualquier cualquiera');
const AFTER_ANY = words('sin cosa comida producto');
/** Short for "para" and "de". As the last word each may be the beginning of another one. */
const CLIPPED = words('pa pal d q');

/** The words of a search without filler words; all of them where it has no others. */
export const withoutFillerWords = <Word extends { readonly folded: string }>(
  typed: readonly Word[],
): readonly Word[] => {
  const meant = typed.filter(({ folded }, at) => {
    if (FILLERS.has(folded)) return false;
    if (CLIPPED.has(folded)) return at === typed.length - 1;
    if (ANY.has(folded) && AFTER_ANY.has(typed[at + 1]?.folded ?? '')) return false;
    if (BEING.has(folded)) return at > 0 || typed.length === 1 || OF_SOY.test(typed[1]?.folded ?? '');
    return !(FOOD.has(folded) && NARROWING.has(typed[at + 1]?.folded ?? ''));
  });
  const hasContent = meant.some(({ folded }) => folded.length > 2 && !NARROWING.has(folded));
  return hasContent && meant.length < typed.length ? meant : typed;
};
