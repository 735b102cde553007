import { type Token, textOf } from '@nutricion/language';
import { trimmedName } from './items.ts';
import type { SpokenItem, Understanding, VoiceIntent } from './understanding.ts';

/** Emptying or filling the cart at once is always confirmed. */
const ALWAYS_CONFIRMED: ReadonlySet<VoiceIntent> = new Set(['clear_cart', 'reorder']);

/** What a phrase means that is of one intent as a whole. */
export const wholePhraseUnderstanding = (intent: VoiceIntent, tokens: readonly Token[]): Understanding => ({
  intent,
  items: intent === 'recipes' ? dishOf(tokens) : [],
  certain: !ALWAYS_CONFIRMED.has(intent),
  because: [
    ALWAYS_CONFIRMED.has(intent)
      ? 'Cambia el carrito entero: siempre se pregunta.'
      : 'Lo dice la frase entera.',
  ],
});

const DISH_AFTER = /^(?:recetas?|hacen?|preparan?|cocinan?|hago|preparo|cocino|cocinar|preparar|hacer)$/;
const NOT_A_DISH = new Set(
  'cena almuerzo comida desayuno merienda cenar almorzar desayunar cocinar que me dame recomiendas recomienda sugieres sugiere para rapido rapida rapidas facil faciles hoy algo que pueda puedo tienes hay algunas alguna saludable saludables'.split(
    ' ',
  ),
);

/** The dish or ingredient of a question for recipes. */
const dishOf = (tokens: readonly Token[]): readonly SpokenItem[] => {
  const at = tokens.findLastIndex(({ folded }) => DISH_AFTER.test(folded));
  const rest = tokens.slice(at + 1).filter(({ folded }) => !/^[,;?¿.!]$/.test(folded));
  const name = trimmedName(rest.filter(({ folded }) => !NOT_A_DISH.has(folded)));
  const isPurpose =
    rest[0]?.folded === 'para' && name.length > 0 && NOT_A_DISH.has(rest.at(-1)?.folded ?? '');
  return name.length === 0 || isPurpose ? [] : [{ name: textOf(name), quantity: 1, unit: null }];
};
