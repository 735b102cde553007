import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  createHandlerBoundToURL,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & {
  /** The shop's files, put in by the build: see `precached` in vite.config.ts. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
};

/**
 * What the shop needs to open without a network: page, code, fonts. API responses are personal and stay out of
 * here: the page caches them under their owner's id.
 */
precacheAndRoute(self.__WB_MANIFEST);

/** Addresses that aren't screens of the shop; the administration's page always comes from the network. */
const nonShopPaths = [/^\/(api|admin|dev|uploads|metrics)(\/|$)/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: nonShopPaths }));

const DAY_SECONDS = 86_400;

/** Images that were seen; those of the whole catalog would be megabytes. */
const seenImages = new StaleWhileRevalidate({
  cacheName: 'nutricion-plus-dibujos',
  plugins: [
    // Its type leaves out what this project asks of optional fields.
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 60 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }) as WorkboxPlugin,
    { handlerDidError: () => matchPrecache('/art/placeholder.svg') },
  ],
});
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(art|uploads)\//.test(url.pathname), seenImages);

/**
 * A new version takes over only when the user agrees. The very first one controls the open pages at once, since
 * there is no older one to conflict with.
 */
const isFirst = !self.registration.active;
self.addEventListener('activate', (event) => {
  if (isFirst) event.waitUntil(self.clients.claim());
});
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (typeof data === 'object' && data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** A tap on a reminder brings the shop back to the front, or opens it. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showShop());
});

const showShop = async (): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open) await open.focus();
  else await self.clients.openWindow('/');
};
