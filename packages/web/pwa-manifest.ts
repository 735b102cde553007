import type { ManifestOptions } from 'vite-plugin-pwa';

const icon = { sizes: '96x96', type: 'image/png', src: '/art/icono-96.png' };

/** How the shop stands on a home screen. Its icons are drawings of `packages/art`. */
export const pwaManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Nutrición Plus',
  short_name: 'Nutrición Plus',
  description:
    'La compra de la semana para el personal de los hospitales de Puerto Rico, entregada en tu hospital o en tu casa.',
  lang: 'es-PR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#003F2B',
  background_color: '#F4F7F4',
  categories: ['shopping', 'food', 'health'],
  icons: [
    { src: '/art/icono-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/art/icono-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/art/icono-recortable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/art/icono-recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Carrito', url: '/cart', icons: [icon] },
    { name: 'Pedidos', url: '/profile', icons: [icon] },
    { name: 'Hidratación', url: '/?herramienta=hidratacion', icons: [icon] },
  ],
};
