import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import type { VoiceAnswerJson } from '@nutricion/contract/voice/voice-tools';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { SpokenLine, ToolAnswer, VoiceEffect } from '@nutricion/domain/voice/session/voice-session';
import { cartView } from '../../cart/public/cart-state.ts';
import { call } from '../../kit/api/api.ts';

type ToolCall = Extract<VoiceEffect, { kind: 'call-tool' }>;

/** The cart of this device, as a session speaks of it. */
export const spokenCart = (): readonly SpokenLine[] =>
  cartView.get().cart.items.map(({ productId, product, quantity }) => ({
    id: productId,
    title: product.title,
    quantity,
  }));

/** Has the shop run a tool on the cart of this device. Throws as every call does. */
export const runTool = async (
  wish: ToolCall,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<VoiceAnswerJson> => {
  const { data } = await call('POST /api/functions/voice-order-tools', {
    body: {
      tool_name: wish.tool,
      arguments: { ...wish.arguments },
      user_id: userId,
      session_id: sessionId,
      call_id: wish.callId,
      phrase: wish.phrase,
      confirms: wish.confirms,
      asks_first: wish.asksFirst,
      cart: spokenCart().map(({ id, quantity }) => ({ product_id: id, quantity })),
    },
  });
  return data;
};

/** An answer as the session's rules know it. */
export const toolAnswerOf = (answer: VoiceAnswerJson): ToolAnswer => ({
  status: answer.status,
  said: answer.said,
  products: answer.products.map(({ id, title, stock }) => ({ id, title, isSoldOut: stock < 1 })),
  changes: answer.changes.map(({ product_id, ...change }) => ({
    ...change,
    productId: product_id as ProductId,
  })),
  cart: answer.cart.lines.map(({ product_id, title, quantity }) => ({ id: product_id, title, quantity })),
  ...spokenMoney.fromJson(answer.cart),
  questionId: answer.question?.id ?? null,
  lastOrder: (answer.orders?.[0]?.lines ?? []).map(({ product_id, quantity }) => ({
    id: product_id,
    quantity,
  })),
});
