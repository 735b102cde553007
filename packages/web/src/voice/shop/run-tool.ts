import { spokenMoney } from '@nutricion/contract/voice/voice-money';
import type { ToolResultJson } from '@nutricion/contract/voice/voice-tools';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { SpokenLine, ToolResult, VoiceEffect } from '@nutricion/domain/voice/session/voice-session';
import { cartView } from '../../cart/public/cart-state.ts';
import { sendToolCall } from './api.ts';

type ToolCall = Extract<VoiceEffect, { kind: 'call-tool' }>;

/** The cart of this device, as a session speaks of it. */
export const cartForVoice = (): readonly SpokenLine[] =>
  cartView.get().cart.items.map(({ productId, product, quantity }) => ({
    id: productId,
    title: product.title,
    quantity,
  }));

/** Has the server run a tool on this device's cart. Throws as every call does. */
export const runTool = (
  toolCall: ToolCall,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<ToolResultJson> =>
  sendToolCall({
    tool_name: toolCall.tool,
    arguments: { ...toolCall.arguments },
    user_id: userId,
    session_id: sessionId,
    call_id: toolCall.callId,
    phrase: toolCall.phrase,
    confirms: toolCall.confirms,
    asks_first: toolCall.asksFirst,
    cart: cartForVoice().map(({ id, quantity }) => ({ product_id: id, quantity })),
  });

/** A response as the session's rules take it. */
export const toToolResult = (response: ToolResultJson): ToolResult => ({
  status: response.status,
  said: response.said,
  products: response.products.map(({ id, title, stock }) => ({ id, title, isSoldOut: stock < 1 })),
  changes: response.changes.map(({ product_id, ...change }) => ({
    ...change,
    productId: product_id as ProductId,
  })),
  cart: response.cart.lines.map(({ product_id, title, quantity }) => ({ id: product_id, title, quantity })),
  ...spokenMoney.fromJson(response.cart),
  questionId: response.question?.id ?? null,
  lastOrder: (response.orders?.[0]?.lines ?? []).map(({ product_id, quantity }) => ({
    id: product_id,
    quantity,
  })),
});
