import { describe, expect, it } from 'vitest';
import { understandByGrammar } from '../understand-by-grammar.ts';
import { voiceLexicon } from '../voice-lexicon.ts';
import { aConversation, anUnderstanding } from './session.builders.ts';

const milk = { id: 'leche', title: 'Leche fresca', isSoldOut: false };
const bread = { id: 'pan', title: 'Pan de agua', isSoldOut: false };
const item = (name: string, quantity = 1, product_id?: string) => ({
  name,
  quantity,
  unit: null,
  ...(product_id && { product_id, packages: quantity }),
});

describe('a session of the assistant', () => {
  it('adds what is clear, and shows a receipt of what the tool did', () => {
    const talk = aConversation();
    expect(
      talk.say('ponme dos leches', { intent: 'add', items: [item('leches', 2, 'leche')] }),
    ).toMatchObject([
      {
        kind: 'call-tool',
        tool: 'add_to_cart',
        arguments: { product_id: 'leche', quantity: 2 },
        asksFirst: false,
      },
    ]);
    const changes = [{ productId: 'leche' as never, title: 'Leche fresca', before: 0, after: 2 }];
    const effects = talk.answer({ said: 'Agregué 2 de Leche fresca.', changes, products: [milk] });
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'apply', changes }));
    expect(talk.session.entries.at(-1)).toMatchObject({
      kind: 'receipt',
      text: 'Agregué 2 de Leche fresca.',
    });
    expect(talk.session.last).toEqual(milk);
  });

  it('asks the shop to ask where it isn’t certain', () => {
    const talk = aConversation();
    const wish = { intent: 'add', certain: false, items: [item('leches', 2, 'leche')] } as const;
    expect(talk.say('como dos leches quizás', wish)).toMatchObject([{ kind: 'call-tool', asksFirst: true }]);
  });

  it('looks for what isn’t one product, and puts in the one that is pointed at then', () => {
    const talk = aConversation();
    expect(talk.say('ponme leche', { intent: 'add', certain: false, items: [item('leche')] })).toMatchObject([
      { tool: 'search_products', arguments: { query: 'leche' } },
    ]);
    talk.answer({ products: [bread, milk], said: 'Estos 2 encontré.' });
    expect(talk.session.entries.at(-1)).toMatchObject({ kind: 'products', products: [bread, milk] });
    expect(talk.say('el segundo', { intent: 'add', items: [item('Leche fresca')] })).toMatchObject([
      { tool: 'add_to_cart', arguments: { product_id: 'leche', quantity: 1 } },
    ]);
  });

  it('takes as many out as were said, all where one was, and asks about pounds', () => {
    const removed = (quantity: number, unit: 'libra' | null = null) => {
      const talk = aConversation('texto', [{ ...milk, quantity: 10 }]);
      return talk.say('quita leche', { intent: 'remove', items: [{ ...item('leche', quantity), unit }] });
    };
    expect(removed(2)).toMatchObject([{ arguments: { product_id: 'leche', quantity: 2 }, asksFirst: false }]);
    expect(removed(1)).toMatchObject([{ arguments: { product_id: 'leche' } }]);
    expect(removed(12)).toMatchObject([{ arguments: { product_id: 'leche' } }]);
    expect(removed(2, 'libra')).toMatchObject([{ asksFirst: true }]);
    const tea = aConversation('texto', [{ ...bread, quantity: 1 }]);
    expect(tea.say('quita el té', { intent: 'remove', items: [item('té')] })).not.toMatchObject([
      { kind: 'call-tool' },
    ]);
  });

  it('takes pounds for no packages while it isn’t known of which product', () => {
    const talk = aConversation();
    const rice = { ...item('arroz', 2), unit: 'libra' as const };
    talk.say('dos libras de arroz', { intent: 'add', certain: false, items: [rice] });
    expect(talk.session.entries.at(-1)).toMatchObject({
      text: 'Pediste 2 libras: mira cuánto trae cada uno.',
    });
    talk.answer({ products: [bread, milk], said: 'Estos 2 encontré.' });
    expect(talk.session.entries.at(-1)).toMatchObject({ kind: 'products', quantity: 1 });
  });

  it('does all changes of one phrase where they are certain, else the first', () => {
    const lines = [
      { ...milk, quantity: 1 },
      { ...bread, quantity: 1 },
    ];
    const wish = { intent: 'set_quantity', items: [item('leche', 2), item('pan', 3)] } as const;
    const certain = aConversation('texto', lines);
    expect(certain.say('la leche a dos y el pan a tres', wish)).toMatchObject([
      { tool: 'add_to_cart', arguments: { product_id: 'leche', quantity: 1 } },
      { tool: 'add_to_cart', arguments: { product_id: 'pan', quantity: 2 } },
    ]);
    const uncertain = aConversation('texto', lines);
    uncertain.say('la leche a dos y el pan a tres', { ...wish, certain: false });
    expect(uncertain.calls()).toMatchObject([{ arguments: { product_id: 'leche' }, asksFirst: true }]);
    expect(uncertain.session.entries.at(-1)).toMatchObject({ text: 'Después dime lo de «pan».' });
  });

  it('takes a yes for the open question alone, once, and not after half a minute', () => {
    const confirmation = () => {
      const talk = aConversation();
      talk.say('vacía el carrito', { intent: 'clear_cart', certain: false });
      talk.answer({ status: 'asks', said: '¿Vacío tu carrito?', questionId: 'q1' });
      return talk;
    };
    const talk = confirmation();
    expect(talk.say('sí', { intent: 'confirm' })).toMatchObject([
      { kind: 'call-tool', tool: 'clear_cart', confirms: 'q1' },
    ]);
    expect(talk.tell({ kind: 'say-yes', questionId: 'q1' })).toEqual([]);
    const late = confirmation();
    late.clock.nowMs += 30_001;
    late.say('sí', { intent: 'confirm' });
    expect(late.calls()).toHaveLength(1);
    expect(late.said().at(-1)).toContain('ya pasó');
    const denied = confirmation();
    denied.say('no', { intent: 'deny' });
    denied.say('sí', { intent: 'confirm' });
    expect(denied.calls()).toHaveLength(1);
    expect(denied.session.entries.find(({ kind }) => kind === 'question')).toMatchObject({ state: 'no' });
    const other = confirmation();
    expect(other.tell({ kind: 'say-yes', questionId: 'otra' })).toEqual([]);
  });

  it('a new question takes the place of the old one', () => {
    const talk = aConversation();
    talk.say('vacía el carrito', { intent: 'clear_cart' });
    talk.answer({ status: 'asks', said: '¿Vacío?', questionId: 'q1' });
    talk.say('cien leches', { intent: 'add', items: [item('leches', 99, 'leche')] });
    talk.answer({ status: 'asks', said: '¿Agrego 99?', questionId: 'q2' });
    expect(talk.session.entries.filter(({ kind }) => kind === 'question')).toMatchObject([
      { state: 'late' },
      { state: 'open' },
    ]);
    expect(talk.say('sí', { intent: 'confirm' })).toMatchObject([{ tool: 'add_to_cart', confirms: 'q2' }]);
  });

  it('sets what is in the cart by the difference, and drops a line', () => {
    const cart = [{ id: 'leche', title: 'Leche fresca', quantity: 5 }];
    const set = (quantity: number) => {
      const talk = aConversation();
      talk.tell({ kind: 'cart', cart, totalCents: 0 });
      return talk.say('déjalo', { intent: 'set_quantity', items: [item('leche', quantity)] });
    };
    expect(set(7)).toMatchObject([{ tool: 'add_to_cart', arguments: { quantity: 2 } }]);
    expect(set(3)).toMatchObject([{ tool: 'remove_from_cart', arguments: { quantity: 2 } }]);
    expect(set(5)).toMatchObject([{ kind: 'speak', text: 'Ya tienes 5 de Leche fresca.' }]);
    const talk = aConversation();
    talk.tell({ kind: 'cart', cart, totalCents: 0 });
    expect(talk.say('quita la leche', { intent: 'remove', items: [item('leche')] })).toMatchObject([
      { tool: 'remove_from_cart', arguments: { product_id: 'leche' } },
    ]);
  });

  it('asks which where several lines are called so, and takes nothing', () => {
    const talk = aConversation();
    talk.tell({
      kind: 'cart',
      cart: [
        { id: 'a', title: 'Pan de agua', quantity: 1 },
        { id: 'b', title: 'Pan integral', quantity: 1 },
      ],
      totalCents: 0,
    });
    talk.say('quita el pan', { intent: 'remove', items: [item('pan')] });
    expect(talk.calls()).toEqual([]);
    expect(talk.said().at(-1)).toBe('Tienes varios: Pan de agua, Pan integral. ¿Cuál de ellos?');
  });

  it('orders nothing: paying opens the checkout', () => {
    const talk = aConversation();
    const opened = () => talk.effects.filter(({ kind }) => kind === 'open-checkout').length;
    talk.say('quiero pagar', { intent: 'checkout' });
    expect(opened()).toBe(0);
    talk.tell({ kind: 'cart', cart: [{ id: 'leche', title: 'Leche fresca', quantity: 1 }], totalCents: 300 });
    talk.say('quiero pagar', { intent: 'checkout' });
    expect(opened()).toBe(1);
    expect(talk.calls()).toEqual([]);
  });

  it('asks before the last order is put in again', () => {
    const talk = aConversation();
    talk.say('lo mismo de la última vez', { intent: 'reorder', certain: false });
    expect(talk.answer({ lastOrder: [{ id: 'leche', quantity: 2 }] })).toMatchObject([
      {
        tool: 'add_multiple_to_cart',
        arguments: { product_ids: ['leche'], quantities: [2] },
        asksFirst: true,
      },
    ]);
  });

  it('takes back what was done, for eight seconds, once, by a tap or by word', () => {
    const changes = [{ productId: 'leche' as never, title: 'Leche fresca', before: 0, after: 2 }];
    const bought = () => {
      const talk = aConversation();
      talk.say('dos leches', { intent: 'add', items: [item('leches', 2, 'leche')] });
      talk.answer({ changes, products: [milk] });
      return talk;
    };
    const talk = bought();
    const callId = talk.session.entries.at(-1)?.id ?? '';
    expect(talk.tell({ kind: 'undo', callId })).toEqual([{ kind: 'take-back', callId, changes }]);
    expect(talk.tell({ kind: 'undo', callId })).toEqual([]);
    expect(talk.session.undone).toEqual([callId]);
    const spoken = bought();
    expect(spoken.tell({ kind: 'heard', text: 'deshaz eso', isForShop: false })).toContainEqual(
      expect.objectContaining({ kind: 'take-back' }),
    );
    const late = bought();
    late.clock.nowMs += 8_001;
    expect(late.tell({ kind: 'undo', callId })).not.toContainEqual(
      expect.objectContaining({ kind: 'take-back' }),
    );
  });

  it('notes what was taken back in words right after it was done', () => {
    const talk = aConversation();
    talk.say('dos leches', { intent: 'add', items: [item('leches', 2, 'leche')] });
    talk.answer({ products: [milk], cart: [{ id: 'leche', title: 'Leche fresca', quantity: 2 }] });
    talk.say('no, quítala', { intent: 'remove', items: [item('')] });
    expect(talk.session.flags).toEqual(['corrected']);
    expect(talk.session.entries[0]).toMatchObject({ text: 'dos leches', flag: 'corrected' });
  });

  it('lets go what was said to others, and answers who types', () => {
    const talk = aConversation('navegador');
    talk.say('la doctora viene a las tres', { intent: 'other' }, false);
    expect(talk.session.entries).toEqual([]);
    talk.say('asdf', { intent: 'other' }, true);
    expect(talk.said().at(-1)).toContain('No te entendí');
    expect(talk.session.flags).toEqual(['not_understood']);
  });

  it('does nothing where something isn’t wanted, and says so', () => {
    const talk = aConversation('navegador');
    const { because } = understandByGrammar('no pongas nada', voiceLexicon([], []));
    talk.say('no pongas nada', { intent: 'other', because }, true);
    expect(talk.said().at(-1)).toBe('Está bien: no cambié nada.');
    expect(talk.session.flags).toEqual([]);
  });

  it('acts on phrases said in a row each in its turn, and on each once', () => {
    const talk = aConversation('navegador');
    const phrases = ['ponme pan', 'la doctora viene', 'ponme leche'].map((text) => {
      const [wish] = talk
        .tell({ kind: 'heard', text, isForShop: false })
        .filter(({ kind }) => kind === 'understand');
      return wish?.kind === 'understand' ? wish.phraseId : '';
    });
    const understood = (at: number, parts: Parameters<typeof anUnderstanding>[0]) =>
      talk.tell({
        kind: 'understood',
        phraseId: phrases[at] ?? '',
        understanding: anUnderstanding(parts),
        isForShop: false,
      });
    const bread = { intent: 'add', items: [item('pan', 1, 'pan')] } as const;
    expect(understood(0, bread)).toMatchObject([{ kind: 'call-tool', phrase: 'ponme pan' }]);
    expect(understood(0, bread)).toEqual([]);
    understood(1, { intent: 'other' });
    expect(understood(2, { intent: 'add', items: [item('leche', 1, 'leche')] })).toMatchObject([
      { kind: 'call-tool', phrase: 'ponme leche' },
    ]);
    expect(talk.session.entries.map((entry) => 'text' in entry && entry.text)).toEqual([
      'ponme pan',
      'ponme leche',
    ]);
  });

  it('does nothing by an answer that comes twice, or after the end', () => {
    const talk = aConversation();
    talk.say('dos leches', { intent: 'add', items: [item('leches', 2, 'leche')] });
    talk.answer({ products: [milk] });
    const receipts = () => talk.session.entries.filter(({ kind }) => kind === 'receipt').length;
    expect(receipts()).toBe(1);
    talk.answer({ products: [milk] });
    expect(receipts()).toBe(1);
    talk.tell({ kind: 'end' });
    expect(talk.tell({ kind: 'heard', text: 'ponme más', isForShop: true })).toEqual([]);
  });

  it('does the second order of a phrase when the first is done, and not while a question is open', () => {
    const talk = aConversation();
    const first = { intent: 'remove', items: [item('leche')], rest: 'ponme pan' } as const;
    talk.tell({ kind: 'cart', cart: [{ id: 'leche', title: 'Leche fresca', quantity: 1 }], totalCents: 300 });
    const effects = talk.say('quita la leche y ponme pan', first);
    expect(effects).toMatchObject([
      { kind: 'call-tool', tool: 'remove_from_cart' },
      { kind: 'understand', text: 'ponme pan' },
    ]);
    const rest = effects.find((effect) => effect.kind === 'understand');
    if (rest?.kind !== 'understand') throw new Error('the rest is understood');
    const confirmationEntry = { status: 'asks', said: '¿Quito la leche?', questionId: 'q1' } as const;
    talk.answer(confirmationEntry);
    const understanding = anUnderstanding({ intent: 'add', items: [item('pan', 1, 'pan')] });
    const event = { kind: 'understood', phraseId: rest.phraseId, isForShop: true, understanding } as const;
    expect(talk.tell(event)).not.toContainEqual(expect.objectContaining({ kind: 'call-tool' }));
    expect(talk.said().at(-1)).toContain('Contesta primero');
    expect(talk.tell(event)).toEqual([]);
  });
});
