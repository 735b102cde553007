import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cartActions } from '../cart/public/cart-store.ts';
import type { ApiResponse, CallKey, Input } from '../kit/api/api.ts';
import { queryClient } from '../kit/api/query.ts';
import { announce, LiveRegion } from '../kit/lib/announce.tsx';
import { toastQueue } from '../kit/lib/toast.ts';
import { ToastOutlet } from '../kit/lib/toast-outlet.tsx';
import { DEFAULT_SHOP, type Me } from '../kit/session/remembered-profile.ts';
import { storeSession } from '../kit/session/session-store.ts';
import { uploadWithResponse } from './fake-upload.ts';
import '../kit/styles/app.css';

/** The widths that every screen is made for, in CSS pixels. */
export const PHONE = [390, 844] as const;
export const DESKTOP = [1280, 900] as const;

type Responded<K extends CallKey> = ApiResponse<K> | Response;
type Respond<K extends CallKey> = (request: Input<K>) => Responded<K> | Promise<Responded<K>>;

/** What the server answers to each call: a value by the contract, a refusal, or a function of the request. */
export type Responses = { readonly [K in CallKey]?: Responded<K> | Respond<K> };

interface ScreenOptions {
  /** Path and query of the address. */
  readonly at?: string;
  readonly responses?: Responses;
  /** The signed-in user; null: nobody. */
  readonly me?: Me | null;
  readonly size?: readonly [number, number];
}

/** A call that the screen made. */
interface Sent {
  readonly key: CallKey;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON, or the file that was uploaded. */
  readonly body: unknown;
}

/** A verified nurse of a fictional hospital. */
export const aMe = (values: Partial<Me> = {}): Me => ({
  profile: {
    id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b10',
    full_name: 'Enfermera de Prueba',
    email: 'enfermera@hospital-san-rafael.example',
    is_verified: true,
    role: 'member',
    hospital_id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31',
    phone: null,
  },
  roles: [],
  second_factor: 'off',
  hospital: { id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', name: 'Hospital San Rafael' },
  session: { isTrusted: false, sealKey: 'A'.repeat(43) },
  shop: DEFAULT_SHOP,
  ...values,
});

/** Refuses a call as the server does. `type` as in problem+json: `/problemas/version-vieja`. */
export const aRefusal = (
  status: number,
  detail: string,
  { type = 'about:blank', errors }: { readonly type?: string; readonly errors?: object } = {},
): Response => Response.json({ type, title: 'No', status, detail, ...(errors && { errors }) }, { status });

/** No response comes: the network is gone. */
export const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** No response comes until the screen gives up. */
export const noResponse = (): Promise<never> => new Promise(() => {});

/** Media queries that hold in this test, beside those that hold in the browser: `(pointer: coarse)`. */
export const pretendMedia = (...queries: readonly string[]): void => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = matchMedia(query);
    if (queries.includes(query)) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
};
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

// A failed call is tried again as in the shop, but at once: no test waits for a pause.
queryClient.setDefaultOptions({
  ...queryClient.getDefaultOptions(),
  queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
});

// Nothing glides: what a test looks at is there at once, and a click needn't wait for it to stand.
const still = document.createElement('style');
still.textContent = '*, ::before, ::after { transition: none !important; animation: none !important; }';
document.head.append(still);

let responses: Responses = {};
let sent: Sent[] = [];
/** Calls for which the test has no response: it fails with their names. */
let unexpected: string[] = [];

beforeEach(() => {
  // Late calls of the last test's screen are no failure of this one.
  unexpected = [];
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    Promise.race([respondTo(String(input), init), aborted(init?.signal)]),
  );
  vi.stubGlobal('XMLHttpRequest', uploadWithResponse(respondTo));
});

afterEach(() => {
  const missing = unexpected;
  [responses, sent, unexpected] = [{}, [], []];
  storeSession(null);
  toastQueue.set([]);
  // The library shows remaining toasts to the next component that mounts it.
  toast.dismiss();
  announce('');
  cartActions.clear();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(missing, 'calls without a response').toEqual([]);
});

/**
 * Shows a screen alone, as a signed-in person sees it, with the responses of the test in place of the server's. A call
 * that has none fails the test.
 * @returns locators of the screen; `sent(key)`, the calls made so far, first to last; `respond`, to change responses
 */
export const openScreen = async (
  screen: ReactNode,
  { at = '/', responses: givenResponses = {}, me = aMe(), size = PHONE }: ScreenOptions = {},
) => {
  await page.viewport(...size);
  await hasGoneBack();
  responses = { ...(me && { 'GET /api/me': me }), ...givenResponses };
  if (me)
    storeSession({
      user: { id: me.profile.id, email: me.profile.email, name: me.profile.full_name },
      accessToken: tokenOf(me.profile.id),
    });
  history.replaceState(null, '', at);
  const rendered = await render(
    // Without React's strict mode, which makes each effect twice in development and so each call, by chance.
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>{screen}</BrowserRouter>
      <LiveRegion />
      <ToastOutlet />
    </QueryClientProvider>,
  );
  return {
    ...rendered,
    sent: (key: CallKey): readonly Sent[] => sent.filter((each) => each.key === key),
    respond: (more: Responses): void => {
      responses = { ...responses, ...more };
    },
  };
};

/** Layers of the previous screen go back in the history a moment after it is gone. */
const hasGoneBack = async (): Promise<void> => {
  while (history.state?.capas > 0)
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
};

const aborted = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const respondTo = async (address: string, init: RequestInit = {}): Promise<Response> => {
  const { pathname, searchParams } = new URL(address, location.origin);
  const responder = findCall(init.method ?? 'GET', pathname);
  if (!responder) {
    unexpected.push(`${init.method ?? 'GET'} ${pathname}`);
    return new Response(null, { status: 500 });
  }
  const { key, params } = responder;
  const query = Object.fromEntries(searchParams);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  sent.push({ key, params, query, body });
  const response = responses[key] as Responded<CallKey> | Respond<CallKey>;
  const value =
    typeof response === 'function' ? await response({ params, query, body } as Input<CallKey>) : response;
  if (value instanceof Response) return value.clone();
  return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
};

/** `/api/products/search` is that call before it is `/api/products/{id}`. */
const findCall = (method: string, pathname: string) =>
  (Object.keys(responses) as CallKey[])
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .flatMap((key) => {
      const [itsMethod, template = ''] = key.split(' ');
      const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      const match = itsMethod === method ? new RegExp(`^${pattern}$`).exec(pathname) : null;
      return match ? [{ key, params: { ...match.groups } as Readonly<Record<string, string>> }] : [];
    })[0];

/** As the server's, but signed by nobody; good for a day. */
const tokenOf = (sub: string): string =>
  `h.${btoa(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1000) + 86_400 }))}.s`;
