import type { Endpoints } from '@nutricion/contract/endpoints';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { orderLimitsMoney } from '@nutricion/contract/kit/money';
import { PRERENDER_COOKIE } from '@nutricion/contract/kit/prerender';
import { defaultOrderLimits } from '@nutricion/domain/orders/order-limits';
import { readJson, writeText } from '../lib/storage.ts';

/** The signed-in user, as `GET /api/me` returns it. */
export type Me = ResponseOf<Endpoints['GET /api/me']>;

const KEY = 'nutricion-plus-profile';
const YEAR_SECONDS = 31_536_000;

/**
 * The last response about this user, so that the shop opens at once and offline. Only for display: the server checks
 * permissions at each call.
 */
export const rememberedMe = (userId: string): Me | undefined => {
  const value = readJson(KEY);
  if (!isMe(value) || value.profile.id !== userId) return undefined;
  // An older version of the shop stored fewer fields.
  return { ...value, shop: { ...DEFAULT_SHOP, ...value.shop } };
};

/** Used until the server responds: no tax, and the default order limits. */
export const DEFAULT_SHOP: Me['shop'] = {
  ivuBasisPoints: 0,
  orderLimits: {
    ...defaultOrderLimits,
    ...orderLimitsMoney.toJson({ reviewAboveCents: defaultOrderLimits.reviewAboveCents }),
  },
  contact: {
    name: 'Nutrición Plus',
    address: '',
    phone: '',
    whatsapp: '',
    hours: '',
    merchantNumber: '',
    returnPolicy: '',
  },
  nextDelivery: null,
};

export const rememberMe = (me: Me | null): void => {
  writeText(KEY, me && JSON.stringify(me));
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous way is missing in half of the browsers.
  document.cookie = `${PRERENDER_COOKIE}=${me?.profile.is_verified ? 1 : 0}; path=/; samesite=lax${cookieMaxAge(me)}`;
};

/** On a shared computer the cookie ends with the browser's session. */
const cookieMaxAge = (me: Me | null): string => {
  if (!me) return '; max-age=0';
  return me.session.isTrusted ? `; max-age=${YEAR_SECONDS}` : '';
};

const isMe = (value: unknown): value is Me =>
  typeof value === 'object' &&
  value !== null &&
  'profile' in value &&
  typeof value.profile === 'object' &&
  value.profile !== null &&
  'id' in value.profile &&
  'roles' in value &&
  Array.isArray(value.roles) &&
  'shop' in value &&
  typeof value.shop === 'object' &&
  'session' in value &&
  typeof value.session === 'object';
