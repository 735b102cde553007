import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, idNumber } from '../../cart/cart.builders.ts';
import { type Cart, emptyCart, itemCount } from '../../cart/cart.ts';
import { cases } from '../../kit/cases.builders.ts';
import { type CartCall, changeCart } from '../change-cart.ts';
import { voiceIntents } from '../understanding.ts';
import { afterSearch, newVoiceState, type VoiceState } from '../voice-state.ts';
import { voiceTools } from '../voice-tools.ts';
import { advanceSession } from './advance-session.ts';
import { newSession } from './session-parts.ts';
import type { ToolResult, VoiceEffect, VoiceEvent, VoiceSession } from './voice-session.ts';

const products = [1, 2, 3].map((n) => aProduct({ id: idNumber(n), title: `Producto ${n}`, stock: 30 }));
const anId = fc.constantFrom(...products.map(({ id }) => id));
const units = fc.integer({ min: 1, max: 20 });
const anItem = fc.record({
  name: fc.constantFrom('', 'Producto 1', 'leche'),
  quantity: units,
  unit: fc.constant(null),
  product_id: anId,
});

/** What the world does next: what is still to be answered is answered early, late, twice or never. */
const anAct = fc.oneof(
  fc.record({
    kind: fc.constant('say' as const),
    text: fc.constantFrom('ver leche', 'ponme dos', 'sí', 'enséñame pan', 'deshaz eso'),
    intent: fc.constantFrom(...voiceIntents),
    items: fc.array(anItem, { maxLength: 4 }),
    certain: fc.boolean(),
    isForShop: fc.boolean(),
    /** What a second order in the same phrase is understood as. */
    rest: fc.option(fc.constantFrom(...voiceIntents)),
  }),
  fc.record({ kind: fc.constant('run' as const), which: fc.nat(30), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('model' as const),
    callId: fc.constantFrom('m1', 'm2', 'm3'),
    tool: fc.constantFrom(...voiceTools, 'place_order'),
    id: anId,
    units,
  }),
  fc.record({ kind: fc.constant('claim' as const), id: fc.constantFrom('r1', 'r2') }),
  fc.record({ kind: fc.constant('yes' as const), which: fc.nat(3) }),
  fc.record({ kind: fc.constant('tap' as const), id: anId, units }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat(3) }),
  fc.constant({ kind: 'end' as const }),
);

type SpokenPhrase = Extract<typeof anAct extends fc.Arbitrary<infer T> ? T : never, { kind: 'say' }>;

const cartCallOf = ({
  tool,
  arguments: given,
}: Extract<VoiceEffect, { kind: 'call-tool' }>): CartCall | null => {
  const wish = (id: string | undefined, quantity = 1) => ({ productId: id as never, quantity });
  switch (tool) {
    case 'clear_cart':
      return { tool };
    case 'remove_from_cart':
      return { tool, productId: given.product_id as never, quantity: given.quantity ?? null };
    case 'add_to_cart':
      return { tool, wanted: [wish(given.product_id, given.quantity)] };
    case 'add_multiple_to_cart':
      return { tool, wanted: (given.product_ids ?? []).map((id, at) => wish(id, given.quantities?.[at])) };
    default:
      return null;
  }
};

/** Runs the session's calls by the same rule as the server. */
const aWorld = (way: VoiceSession['way']) => {
  let session = newSession('s', way);
  let cart: Cart = emptyCart;
  let state: VoiceState = newVoiceState;
  let nowMs = 0;
  const all: VoiceEffect[] = [];
  const log: {
    readonly callId: string;
    readonly grew: boolean;
    readonly wasViewOnly: boolean;
    readonly confirms: string | undefined;
  }[] = [];
  const answers = new Map<string, ToolResult>();
  let questions = 0;
  const send = (event: VoiceEvent): void => {
    const next = advanceSession(session, event);
    session = next.session;
    all.push(...next.effects);
    for (const each of next.effects)
      if (each.kind === 'understand') pending = { phraseId: each.phraseId, isForShop: each.isForShop };
  };
  let pending: { phraseId: string; isForShop: boolean } | null = null;
  const run = (effect: Extract<VoiceEffect, { kind: 'call-tool' }>): ToolResult => {
    const known = answers.get(effect.callId);
    if (known) return known;
    const call = cartCallOf(effect);
    if (effect.tool === 'search_products') state = afterSearch(state, effect.phrase ?? '');
    const wasViewOnly = state.isViewOnly;
    const before = itemCount(cart);
    questions += 1;
    const result = call
      ? changeCart(call, {
          cart,
          state,
          products: new Map(products.map((product) => [product.id, product])),
          warnings: new Map(),
          nowMs,
          newId: `q${questions}`,
          confirms: effect.confirms,
          asksFirst: effect.asksFirst,
        })
      : { status: 'done' as const, cart, state, changes: [], said: 'Esto encontré.' };
    cart = result.cart;
    state = result.state;
    log.push({
      callId: effect.callId,
      grew: itemCount(cart) > before,
      wasViewOnly,
      confirms: effect.confirms,
    });
    const answer: ToolResult = {
      status: result.status,
      said: result.said,
      products: products.map(({ id, title }) => ({ id, title, isSoldOut: false })),
      changes: result.changes,
      cart: cart.items.map((line) => ({
        id: line.productId,
        title: line.product.title,
        quantity: line.quantity,
      })),
      totalCents: 0,
      questionId: result.status === 'asks' ? (result.state.question?.id ?? null) : null,
      lastOrder: [{ id: products[0]?.id ?? '', quantity: 1 }],
    };
    answers.set(effect.callId, answer);
    return answer;
  };
  /** A phrase, understood, and what was ordered after it understood in its turn. */
  const say = ({ text, isForShop, intent, rest, items, certain }: SpokenPhrase): void => {
    send({ kind: 'heard', text, isForShop, atMs: nowMs });
    const orders = rest === null ? [{ intent }] : [{ intent, rest: 'y otra cosa' }, { intent: rest }];
    for (const order of orders) {
      if (!pending) return;
      const understanding = { ...order, items, certain, because: [] };
      send({ kind: 'understood', ...pending, understanding, atMs: nowMs });
    }
  };
  const callsMade = () => all.filter((each) => each.kind === 'call-tool');
  send({ kind: 'begin', way, cart: [], atMs: 0 });
  return {
    all,
    log,
    callsMade,
    act: (act: typeof anAct extends fc.Arbitrary<infer T> ? T : never) => {
      switch (act.kind) {
        case 'say':
          return say(act);
        case 'run': {
          const made = callsMade();
          const call = made[act.which % Math.max(1, made.length)];
          if (call?.kind !== 'call-tool') return;
          const answer = run(call);
          for (let again = 0; again < act.times; again += 1)
            send({ kind: 'answered', callId: call.callId, answer, atMs: nowMs });
          return;
        }
        case 'model':
          return send({
            kind: 'model-calls',
            callId: act.callId,
            tool: act.tool,
            arguments: { product_id: act.id, quantity: act.units, product_ids: [act.id], query: 'leche' },
            atMs: nowMs,
          });
        case 'claim':
          return send({ kind: 'model-said', id: act.id, text: 'Agregué todo y lo ordené.', atMs: nowMs });
        case 'yes':
          return send({ kind: 'say-yes', questionId: `q${Math.max(1, questions - act.which)}`, atMs: nowMs });
        case 'tap':
          return send({ kind: 'add', productId: act.id, quantity: act.units, atMs: nowMs });
        case 'wait':
          nowMs += act.ms;
          return;
        case 'undo': {
          const receipts = session.entries.filter(({ kind }) => kind === 'receipt');
          const receipt = receipts[act.which % Math.max(1, receipts.length)];
          if (receipt) send({ kind: 'undo', callId: receipt.id, atMs: nowMs });
          return;
        }
        case 'end':
          return send({ kind: 'end', atMs: nowMs });
      }
    },
  };
};

const effectKinds = new Set<VoiceEffect['kind']>([
  'understand',
  'call-tool',
  'apply',
  'take-back',
  'speak',
  'hush',
  'feel',
  'open-checkout',
  'answer-model',
  'close',
]);

test('whatever happens in whatever order: no order, nothing added while looking, each call once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('texto' as const, 'navegador' as const, 'proveedor' as const),
      fc.array(anAct, { maxLength: 60 }),
      (way, acts) => {
        const world = aWorld(way);
        for (const act of acts) world.act(act);
        for (const each of world.all) expect(effectKinds).toContain(each.kind);
        const calls = world.callsMade();
        for (const call of calls) if (call.kind === 'call-tool') expect(voiceTools).toContain(call.tool);
        const ids = calls.map((call) => (call.kind === 'call-tool' ? call.callId : ''));
        expect(new Set(ids).size).toBe(ids.length);
        for (const ran of world.log) if (ran.wasViewOnly && ran.grew) expect(ran.confirms).toBeDefined();
        const applied = world.all.flatMap((each) => (each.kind === 'apply' ? [each.callId] : []));
        expect(new Set(applied).size).toBe(applied.length);
        const undoneCalls = world.all.flatMap((each) => (each.kind === 'take-back' ? [each.callId] : []));
        expect(new Set(undoneCalls).size).toBe(undoneCalls.length);
        for (const callId of undoneCalls) expect(applied).toContain(callId);
      },
    ),
    cases(300),
  );
});
