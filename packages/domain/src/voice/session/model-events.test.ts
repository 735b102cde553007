import { describe, expect, it } from 'vitest';
import { aConversation } from './session.builders.ts';

describe('a provider’s model', () => {
  it('runs a call once, and is answered with what the tool said', () => {
    const talk = aConversation('proveedor');
    talk.tell({ kind: 'heard', text: 'dos leches', isForShop: false });
    const calls = {
      kind: 'model-calls',
      callId: 'm1',
      tool: 'add_to_cart',
      arguments: { product_id: 'leche' },
    } as const;
    expect(talk.tell(calls)).toMatchObject([{ kind: 'call-tool', callId: 'm1', phrase: 'dos leches' }]);
    expect(talk.tell(calls)).toEqual([]);
    expect(talk.answer({})).toContainEqual(expect.objectContaining({ kind: 'answer-model', callId: 'm1' }));
    expect(talk.tell({ ...calls, callId: 'm2', tool: 'place_order' })).toEqual([
      { kind: 'answer-model', callId: 'm2', answer: 'Esa herramienta no existe.' },
    ]);
  });

  it('can’t say yes for the customer, and isn’t let do twice what their yes has done', () => {
    const talk = aConversation('proveedor');
    talk.tell({ kind: 'model-calls', callId: 'm1', tool: 'clear_cart', arguments: {} });
    talk.answer({ status: 'asks', said: '¿Vacío tu carrito?', questionId: 'q1' });
    expect(talk.tell({ kind: 'model-calls', callId: 'm2', tool: 'clear_cart', arguments: {} })).toMatchObject(
      [{ kind: 'call-tool', callId: 'm2', confirms: undefined }],
    );
    talk.answer({ status: 'asks', said: '¿Vacío tu carrito?', questionId: 'q2' });
    expect(talk.say('sí', { intent: 'confirm' }, false)).toMatchObject([
      { tool: 'clear_cart', confirms: 'q2' },
    ]);
    talk.answer({ said: 'Vacié tu carrito.' });
    expect(talk.tell({ kind: 'model-calls', callId: 'm3', tool: 'clear_cart', arguments: {} })).toMatchObject(
      [{ kind: 'answer-model', callId: 'm3', answer: { said: 'Vacié tu carrito.' } }],
    );
  });

  it('asks first before it puts in more than two products', () => {
    const talk = aConversation('proveedor');
    const call = (callId: string, product_ids: string[]) =>
      talk.tell({ kind: 'model-calls', callId, tool: 'add_multiple_to_cart', arguments: { product_ids } });
    expect(call('m1', ['a', 'b'])).toMatchObject([{ asksFirst: false }]);
    expect(call('m2', ['a', 'b', 'c'])).toMatchObject([{ asksFirst: true }]);
  });

  it('is struck through where it claims what no tool did since the customer spoke', () => {
    const talk = aConversation('proveedor');
    talk.tell({ kind: 'heard', text: 'ponme leche', isForShop: false });
    talk.tell({ kind: 'model-said', id: 'r1', text: 'Agregué la leche.' });
    expect(talk.session.entries.at(-1)).toMatchObject({ flag: 'claim_without_tool' });
    talk.tell({ kind: 'model-calls', callId: 'm1', tool: 'add_to_cart', arguments: { product_id: 'leche' } });
    talk.answer({ status: 'refused', said: 'Producto no encontrado' });
    talk.tell({ kind: 'model-said', id: 'r2', text: 'Ya está agregada.' });
    expect(talk.session.entries.at(-1)).toMatchObject({ flag: 'claim_without_tool' });
    talk.tell({ kind: 'model-calls', callId: 'm2', tool: 'add_to_cart', arguments: { product_id: 'leche' } });
    talk.answer({});
    talk.tell({ kind: 'model-said', id: 'r3', text: 'Agregué la leche.' });
    expect(talk.session.entries.at(-1)).not.toHaveProperty('flag');
    talk.tell({ kind: 'heard', text: 'y pan', isForShop: false });
    talk.tell({ kind: 'model-said', id: 'r4', text: 'Agregué el pan.' });
    expect(talk.session.flags.filter((flag) => flag === 'claim_without_tool')).toHaveLength(3);
  });

  it('has the right total beside a wrong one', () => {
    const talk = aConversation('proveedor');
    talk.tell({ kind: 'cart', cart: [], totalCents: 1_000 });
    talk.tell({ kind: 'model-said', id: 'r1', text: 'Tu total es $12.00.' });
    expect(talk.session.entries.at(-1)).toMatchObject({ flag: 'total_mismatch', rightTotalCents: 1_000 });
    expect(talk.session.flags).toEqual(['total_mismatch']);
  });

  it('that answers in another language is said to', () => {
    const talk = aConversation('proveedor');
    talk.tell({
      kind: 'model-said',
      id: 'r1',
      text: 'I have added the milk to your cart, what else do you want?',
    });
    expect(talk.said().at(-1)).toBe('El asistente contestó en otro idioma. Repítelo, o escribe tu pedido.');
    talk.tell({ kind: 'model-said', id: 'r2', text: '牛奶已添加' });
    expect(talk.session.flags).toEqual(['provider_failed', 'provider_failed']);
  });

  it('is silent when the customer speaks over it', () => {
    const talk = aConversation('proveedor');
    talk.tell({ kind: 'model-said', id: 'r1', text: 'Tenemos muchas leches…' });
    expect(talk.tell({ kind: 'interrupted', id: 'r1' })).toEqual([{ kind: 'hush' }]);
    expect(talk.session.entries.at(-1)).toMatchObject({ isInterrupted: true });
  });
});
