import { fold, measureUnits, writeQuantity } from '@nutricion/language';
import { matchesTitle } from '../matches-title.ts';
import { isNotWanted } from '../understanding.ts';
import { MAX_UNCONFIRMED_PRODUCTS, QUESTION_SECONDS } from '../voice-limits.ts';
import { addFlag, callTool, closeQuestion, effect, noChange, reply, runSteps } from './session-parts.ts';
import type { SessionStep, SpokenLine, VoiceEvent, VoiceSession } from './voice-session.ts';

type Understood = Extract<VoiceEvent, { kind: 'understood' }>;
type Item = Understood['understanding']['items'][number];

const HELP =
  'Dime qué buscas o qué quieres: «ponme dos leches», «busca arroz integral», «quita el pan», «¿cuánto llevo?», «lo mismo de la última vez». Para pagar te abro el pago: yo nunca ordeno por ti.';

/** Turns an understanding into tool calls or a reply. */
export const actOn = (session: VoiceSession, { understanding, isForShop, atMs }: Understood): SessionStep => {
  const { intent, items, certain } = understanding;
  switch (intent) {
    case 'search':
      return searchFor(session, items[0]?.name ?? '', 1, atMs);
    case 'add':
      return items[0] ? add(session, items[0], certain, atMs) : replyNotUnderstood(session, isForShop, atMs);
    case 'add_multiple':
      return addSeveral(session, items, certain, atMs);
    case 'remove':
      return items.length > 0
        ? changeEach(session, items, certain, atMs, (next, item) =>
            withCartLine(next, item, atMs, (line) => remove(line, item, certain)),
          )
        : replyNotUnderstood(session, isForShop, atMs);
    case 'set_quantity':
      return items.length > 0
        ? changeEach(session, items, certain, atMs, (next, item) => setQuantity(next, item, certain, atMs))
        : replyNotUnderstood(session, isForShop, atMs);
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
        ? reply('Tu carrito está vacío. Dime qué quieres primero.', atMs)(session)
        : runSteps(
            session,
            reply('Te abro el pago para que revises y ordenes tú.', atMs),
            effect({ kind: 'open-checkout' }),
          );
    case 'confirm':
      return session.question
        ? confirmQuestion(session, session.question.id, atMs)
        : reply('No te he preguntado nada.', atMs)(session);
    case 'deny':
      return session.question
        ? denyQuestion(session, session.question.id, atMs)
        : reply('Está bien. Dime qué quieres.', atMs)(session);
    case 'help':
      return reply(HELP, atMs)(session);
    case 'stop':
      return runSteps(session, effect({ kind: 'hush' }), effect({ kind: 'close' }));
    case 'other':
      return isNotWanted(understanding)
        ? reply('Está bien: no cambié nada.', atMs)(session)
        : replyNotUnderstood(session, isForShop, atMs);
  }
};

/** "la leche a dos y el pan a tres": all of it where it is certain; a question is of one thing, and the others wait. */
const changeEach = (
  session: VoiceSession,
  items: readonly Item[],
  certain: boolean,
  atMs: number,
  change: (session: VoiceSession, item: Item) => SessionStep,
): SessionStep => {
  const now = certain ? items : items.slice(0, 1);
  const later = items.slice(now.length).map(({ name }) => `«${name}»`);
  return runSteps(
    session,
    ...now.map((item) => (next: VoiceSession) => change(next, item)),
    later.length > 0 ? reply(`Después dime lo de ${later.join(', ')}.`, atMs) : noChange,
  );
};

/** An overheard phrase that wasn't for the shop is ignored silently; a typed one gets a reply. */
const replyNotUnderstood = (session: VoiceSession, isForShop: boolean, atMs: number): SessionStep =>
  isForShop
    ? runSteps(
        session,
        addFlag('not_understood'),
        reply('No te entendí. Dime un producto, por ejemplo «ponme dos leches», o escribe «ayuda».', atMs),
        effect({ kind: 'feel', what: 'refused' }),
      )
    : noChange(session);

const searchFor = (session: VoiceSession, name: string, quantity: number, atMs: number): SessionStep => {
  const query = name || session.last?.title;
  return query === undefined
    ? reply('¿Qué producto busco?', atMs)(session)
    : callTool({ tool: 'search_products', arguments: { query }, quantity })(session);
};

/** The product of an item: the one the shop chose, or one on the screen that was pointed at. */
const productOf = (session: VoiceSession, { name, product_id }: Item): string | undefined => {
  if (name === '') return session.last?.id ?? product_id;
  const pointed = session.shown.filter(({ title }) => fold(title) === fold(name));
  return pointed.length === 1 ? pointed[0]?.id : product_id;
};

/** Two pounds of something aren't two packages of it, before it is known which. */
const unitsOf = ({ packages, quantity, unit }: Item): number =>
  packages ?? (isMeasured(unit) ? 1 : Math.max(1, Math.ceil(quantity)));

const isMeasured = (unit: Item['unit']): boolean => unit !== null && measureUnits.has(unit);

const add = (session: VoiceSession, item: Item, certain: boolean, atMs: number): SessionStep => {
  const productId = productOf(session, item);
  if (productId === undefined)
    return runSteps(
      session,
      isMeasured(item.unit)
        ? reply(
            `Pediste ${writeQuantity({ value: item.quantity, unit: item.unit })}: mira cuánto trae cada uno.`,
            atMs,
          )
        : noChange,
      (next) => searchFor(next, item.name, unitsOf(item), atMs),
    );
  return callTool({
    tool: 'add_to_cart',
    arguments: { product_id: productId, quantity: unitsOf(item) },
    asksFirst: !certain,
  })(session);
};

/** Clear items are added together; each of the others is searched, one at a time. */
const addSeveral = (
  session: VoiceSession,
  items: readonly Item[],
  certain: boolean,
  atMs: number,
): SessionStep => {
  const resolved = items.flatMap((item) => {
    const id = productOf(session, item);
    return id === undefined ? [] : [{ id, quantity: unitsOf(item) }];
  });
  const unresolved = items.filter((item) => productOf(session, item) === undefined);
  const [first, ...others] = unresolved;
  const asksFirst = !certain || resolved.length > MAX_UNCONFIRMED_PRODUCTS;
  return runSteps(
    session,
    resolved.length === 0
      ? noChange
      : callTool({
          tool: 'add_multiple_to_cart',
          arguments: {
            product_ids: resolved.map(({ id }) => id),
            quantities: resolved.map(({ quantity }) => quantity),
          },
          asksFirst,
        }),
    first ? (next) => searchFor(next, first.name, unitsOf(first), atMs) : noChange,
    others.length > 0
      ? reply(`Después dime cuál quieres de ${others.map(({ name }) => `«${name}»`).join(', ')}.`, atMs)
      : noChange,
  );
};

/** Acts on the cart line that a name matches; asks which if several do. */
const withCartLine = (
  session: VoiceSession,
  { name }: Item,
  atMs: number,
  act: (line: SpokenLine) => (session: VoiceSession) => SessionStep,
): SessionStep => {
  const lines =
    name === ''
      ? session.cart.filter(({ id }) => id === session.last?.id)
      : matchingLines(session.cart, name);
  const [line, ...others] = lines;
  if (!line)
    return reply(name === '' ? '¿De qué producto hablas?' : `No veo «${name}» en tu carrito.`, atMs)(session);
  if (others.length > 0)
    return reply(
      `Tienes varios: ${lines.map(({ title }) => title).join(', ')}. ¿Cuál de ellos?`,
      atMs,
    )(session);
  return act(line)(session);
};

const matchingLines = (cart: readonly SpokenLine[], name: string): readonly SpokenLine[] => {
  const exact = cart.filter(({ title }) => fold(title) === fold(name));
  return exact.length > 0 ? exact : cart.filter(({ title }) => matchesTitle(title, name));
};

/** "quita dos" of ten leaves eight; one alone is all of it, as people mean it, and of pounds nobody knows how many packages, so that it asks. */
const remove = (line: SpokenLine, { quantity, unit }: Item, certain: boolean) => {
  const units = Math.ceil(quantity);
  const isSome = units > 1 && units < line.quantity && !isMeasured(unit);
  return callTool({
    tool: 'remove_from_cart',
    arguments: { product_id: line.id, ...(isSome && { quantity: units }) },
    asksFirst: !certain || isMeasured(unit),
  });
};

const setQuantity = (session: VoiceSession, item: Item, certain: boolean, atMs: number): SessionStep => {
  const targetQuantity = Math.max(0, Math.ceil(item.quantity));
  const isInCart =
    item.name === '' ? session.last !== null : matchingLines(session.cart, item.name).length > 0;
  // "que sean cuatro leches" for a product that isn't in the cart adds four, after a confirmation.
  if (!isInCart && item.name !== '') return add(session, item, false, atMs);
  return withCartLine(session, item, atMs, (line) => {
    const difference = targetQuantity - line.quantity;
    if (difference === 0) return reply(`Ya tienes ${line.quantity} de ${line.title}.`, atMs);
    return difference > 0
      ? callTool({
          tool: 'add_to_cart',
          arguments: { product_id: line.id, quantity: difference },
          asksFirst: !certain,
        })
      : callTool({
          tool: 'remove_from_cart',
          arguments: { product_id: line.id, ...(targetQuantity > 0 && { quantity: -difference }) },
          asksFirst: !certain,
        });
  });
};

/** A yes to the open question, and to no other. */
export const confirmQuestion = (session: VoiceSession, questionId: string, atMs: number): SessionStep => {
  const { question } = session;
  if (question?.id !== questionId) return noChange(session);
  if (atMs - question.askedAtMs > QUESTION_SECONDS * 1_000)
    return runSteps(
      session,
      closeQuestion('late'),
      reply('Esa pregunta ya pasó. Dime otra vez qué quieres.', atMs),
    );
  return runSteps(
    session,
    closeQuestion('yes'),
    callTool({ tool: question.tool, arguments: question.arguments, confirms: question.id }),
  );
};

export const denyQuestion = (session: VoiceSession, questionId: string, atMs: number): SessionStep =>
  session.question?.id === questionId
    ? runSteps(session, closeQuestion('no'), reply('Está bien, no hice nada.', atMs))
    : noChange(session);
