import { fold } from '../../kit/fold.ts';
import { isAlike } from '../alike.ts';
import { MOST_UNASKED_PRODUCTS, QUESTION_SECONDS } from '../voice-limits.ts';
import { callTool, closeQuestion, effect, flagged, inTurn, nothing, say } from './session-parts.ts';
import type { SpokenLine, Step, VoiceEvent, VoiceSession } from './voice-session.ts';

type Understood = Extract<VoiceEvent, { kind: 'understood' }>;
type Item = Understood['understanding']['items'][number];

const HELP =
  'Dime qué buscas o qué quieres: «ponme dos leches», «busca arroz integral», «quita el pan», «¿cuánto llevo?», «lo mismo de la última vez». Para pagar te abro el pago: yo nunca ordeno por ti.';

/** Turns what was understood into calls of tools, or into something said. */
export const actOn = (session: VoiceSession, { understanding, isMeant, atMs }: Understood): Step => {
  const { intent, items, certain } = understanding;
  switch (intent) {
    case 'search':
      return searchFor(session, items[0]?.name ?? '', 1, atMs);
    case 'add':
      return items[0] ? add(session, items[0], certain, atMs) : unclear(session, isMeant, atMs);
    case 'add_multiple':
      return addSeveral(session, items, certain, atMs);
    case 'remove':
      return items[0]
        ? onLine(session, items[0], atMs, (line) => remove(line, certain))
        : unclear(session, isMeant, atMs);
    case 'set_quantity':
      return items[0] ? setQuantity(session, items[0], certain, atMs) : unclear(session, isMeant, atMs);
    case 'get_cart':
      return callTool({ tool: 'get_cart', arguments: {} })(session);
    case 'clear_cart':
      return callTool({ tool: 'clear_cart', arguments: {} })(session);
    case 'order_history':
      return callTool({ tool: 'get_order_history', arguments: {} })(session);
    case 'reorder':
      return callTool({ tool: 'get_order_history', arguments: {}, after: 'reorder' })(session);
    case 'recipes': {
      const query = items[0]?.name;
      return callTool({ tool: 'get_recipes', arguments: query ? { query } : {} })(session);
    }
    case 'checkout':
      return session.cart.length === 0
        ? say('Tu carrito está vacío. Dime qué quieres primero.', atMs)(session)
        : inTurn(
            session,
            say('Te abro el pago para que revises y ordenes tú.', atMs),
            effect({ kind: 'open-checkout' }),
          );
    case 'confirm':
      return session.question
        ? yes(session, session.question.id, atMs)
        : say('No te he preguntado nada.', atMs)(session);
    case 'deny':
      return session.question
        ? no(session, session.question.id, atMs)
        : say('Está bien. Dime qué quieres.', atMs)(session);
    case 'help':
      return say(HELP, atMs)(session);
    case 'stop':
      return inTurn(session, effect({ kind: 'hush' }), effect({ kind: 'close' }));
    case 'other':
      return unclear(session, isMeant, atMs);
  }
};

/** What wasn't for the shop is let go in silence where it was only overheard; who types is answered. */
const unclear = (session: VoiceSession, isMeant: boolean, atMs: number): Step =>
  isMeant
    ? inTurn(
        session,
        flagged('not_understood'),
        say('No te entendí. Dime un producto, por ejemplo «ponme dos leches», o escribe «ayuda».', atMs),
        effect({ kind: 'feel', what: 'refused' }),
      )
    : nothing(session);

const searchFor = (session: VoiceSession, name: string, quantity: number, atMs: number): Step => {
  const query = name || session.last?.title;
  return query === undefined
    ? say('¿Qué producto busco?', atMs)(session)
    : callTool({ tool: 'search_products', arguments: { query }, quantity })(session);
};

/** The product that an item is: the one that the shop chose, or the one on the screen that was pointed at. */
const productOf = (session: VoiceSession, { name, product_id }: Item): string | undefined => {
  if (name === '') return session.last?.id ?? product_id;
  const pointed = session.shown.filter(({ title }) => fold(title) === fold(name));
  return pointed.length === 1 ? pointed[0]?.id : product_id;
};

const unitsOf = ({ packages, quantity }: Item): number => packages ?? Math.max(1, Math.ceil(quantity));

const add = (session: VoiceSession, item: Item, certain: boolean, atMs: number): Step => {
  const productId = productOf(session, item);
  if (productId === undefined) return searchFor(session, item.name, unitsOf(item), atMs);
  return callTool({
    tool: 'add_to_cart',
    arguments: { product_id: productId, quantity: unitsOf(item) },
    asksFirst: !certain,
  })(session);
};

/** Those that are clear are asked for together; what isn't is looked for, one at a time. */
const addSeveral = (session: VoiceSession, items: readonly Item[], certain: boolean, atMs: number): Step => {
  const known = items.flatMap((item) => {
    const id = productOf(session, item);
    return id === undefined ? [] : [{ id, quantity: unitsOf(item) }];
  });
  const unknown = items.filter((item) => productOf(session, item) === undefined);
  const [first, ...others] = unknown;
  const asksFirst = !certain || known.length > MOST_UNASKED_PRODUCTS;
  return inTurn(
    session,
    known.length === 0
      ? nothing
      : callTool({
          tool: 'add_multiple_to_cart',
          arguments: {
            product_ids: known.map(({ id }) => id),
            quantities: known.map(({ quantity }) => quantity),
          },
          asksFirst,
        }),
    first ? (next) => searchFor(next, first.name, unitsOf(first), atMs) : nothing,
    others.length > 0
      ? say(`Después dime cuál quieres de ${others.map(({ name }) => `«${name}»`).join(', ')}.`, atMs)
      : nothing,
  );
};

/** Acts on the line of the cart that a name is of; asks which where several are. */
const onLine = (
  session: VoiceSession,
  { name }: Item,
  atMs: number,
  act: (line: SpokenLine) => (session: VoiceSession) => Step,
): Step => {
  const lines =
    name === '' ? session.cart.filter(({ id }) => id === session.last?.id) : exactOr(session.cart, name);
  const [line, ...others] = lines;
  if (!line)
    return say(name === '' ? '¿De qué producto hablas?' : `No veo «${name}» en tu carrito.`, atMs)(session);
  if (others.length > 0)
    return say(
      `Tienes varios: ${lines.map(({ title }) => title).join(', ')}. ¿Cuál de ellos?`,
      atMs,
    )(session);
  return act(line)(session);
};

const exactOr = (cart: readonly SpokenLine[], name: string): readonly SpokenLine[] => {
  const exact = cart.filter(({ title }) => fold(title) === fold(name));
  return exact.length > 0 ? exact : cart.filter(({ title }) => isAlike(title, name));
};

const remove = (line: SpokenLine, certain: boolean) =>
  callTool({ tool: 'remove_from_cart', arguments: { product_id: line.id }, asksFirst: !certain });

const setQuantity = (session: VoiceSession, item: Item, certain: boolean, atMs: number): Step => {
  const wanted = Math.max(0, Math.ceil(item.quantity));
  const isThere = item.name === '' ? session.last !== null : exactOr(session.cart, item.name).length > 0;
  // "que sean cuatro leches" of what isn't in the cart yet puts in four, once that is confirmed.
  if (!isThere && item.name !== '') return add(session, item, false, atMs);
  return onLine(session, item, atMs, (line) => {
    const difference = wanted - line.quantity;
    if (difference === 0) return say(`Ya tienes ${line.quantity} de ${line.title}.`, atMs);
    return difference > 0
      ? callTool({
          tool: 'add_to_cart',
          arguments: { product_id: line.id, quantity: difference },
          asksFirst: !certain,
        })
      : callTool({
          tool: 'remove_from_cart',
          arguments: { product_id: line.id, ...(wanted > 0 && { quantity: -difference }) },
          asksFirst: !certain,
        });
  });
};

/** A yes to the open question, and to no other. */
export const yes = (session: VoiceSession, questionId: string, atMs: number): Step => {
  const { question } = session;
  if (question?.id !== questionId) return nothing(session);
  if (atMs - question.askedAtMs > QUESTION_SECONDS * 1_000)
    return inTurn(
      session,
      closeQuestion('late'),
      say('Esa pregunta ya pasó. Dime otra vez qué quieres.', atMs),
    );
  return inTurn(
    session,
    closeQuestion('yes'),
    callTool({ tool: question.tool, arguments: question.arguments, confirms: question.id }),
  );
};

export const no = (session: VoiceSession, questionId: string, atMs: number): Step =>
  session.question?.id === questionId
    ? inTurn(session, closeQuestion('no'), say('Está bien, no hice nada.', atMs))
    : nothing(session);
