const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that only say "give me" or "something": a search is of what stands beside them. */
const GIVING = words(
  `quiero quisiera queremos busco buscando buscar necesito necesitamos dame deme denme venden vende tienen tienes tiene
   donde esta estan hay encontrar comprar ver mostrar
   producto productos articulo articulos cosa cosas opcion opciones alternativa alternativas alimento alimentos
   libra libras lb lbs kilo kilos onza onzas oz paquetito paquetitos pote potes frasco funda fundita manojo racimo favor porfa
   marca marcas clase clases variedad variedades ingrediente ingredientes hacer preparar`,
);
/** Verbs of who one is, before a diet: "soy vegana" isn't soya. */
const BEING = words('soy somos estoy');
/** Food at large, where what follows says which. */
const FOOD = words('comida comidas');
const TELLING = words('sin con para baja bajo bajas alta alto altas');

/** Said short for "para" and "de": of a longer search alone, since each begins words that are being typed. */
const CLIPPED = words('pa pal d q');

/** A search without them; all of it where it has nothing else. */
export const withoutGiving = <Word extends { readonly folded: string }>(
  typed: readonly Word[],
): readonly Word[] => {
  const meant = typed.filter(({ folded }, at) => {
    if (GIVING.has(folded)) return false;
    if (CLIPPED.has(folded)) return at === typed.length - 1;
    if (BEING.has(folded)) return at > 0 || typed.length === 1;
    return !(FOOD.has(folded) && TELLING.has(typed[at + 1]?.folded ?? ''));
  });
  const says = meant.some(({ folded }) => folded.length > 2 && !TELLING.has(folded));
  return says && meant.length < typed.length ? meant : typed;
};
