import type { Permission } from '@nutricion/domain/accounts/permission';
import {
  AudioLines,
  BookOpen,
  Boxes,
  ChartColumn,
  ChefHat,
  ClipboardList,
  CreditCard,
  FlaskConical,
  Gift,
  Handshake,
  History,
  Hospital,
  Image,
  LayoutDashboard,
  Mail,
  Package,
  Presentation,
  Printer,
  ReceiptText,
  Settings,
  ShieldQuestionMark,
  ShoppingBasket,
  TriangleAlert,
  Truck,
  Users,
} from 'lucide-react';

export interface NavEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof Users;
  /** The permission needed; null for every administrator. */
  readonly permission: Permission | null;
  /** Who has none of these only looks; absent where whoever opens it may do what it is for. */
  readonly changedBy?: readonly Permission[];
}

/** What happens today, then the administration's pages in the order of the specification's section 2. */
export const navEntries: readonly NavEntry[] = [
  { path: '/admin', label: 'Resumen', icon: LayoutDashboard, permission: 'dashboard.read' },
  {
    path: '/admin/orders',
    label: 'Pedidos',
    icon: ReceiptText,
    permission: 'orders.read',
    changedBy: ['orders.review', 'orders.edit', 'orders.cancel'],
  },
  { path: '/admin/picking', label: 'Preparar', icon: ShoppingBasket, permission: 'orders.pick' },
  { path: '/admin/deliveries', label: 'Reparto', icon: Truck, permission: 'deliveries.run' },
  { path: '/admin/print', label: 'Imprimir', icon: Printer, permission: 'orders.print' },
  { path: '/admin/today', label: 'Hoy en la pared', icon: Presentation, permission: 'today.read' },
  {
    path: '/admin/payments',
    label: 'Pagos',
    icon: CreditCard,
    permission: 'payments.read',
    changedBy: ['payments.refund'],
  },
  {
    path: '/admin/stock',
    label: 'Inventario',
    icon: Boxes,
    permission: 'products.read',
    changedBy: ['stock.write'],
  },
  {
    path: '/admin/lots',
    label: 'Lotes y retiros',
    icon: TriangleAlert,
    permission: 'products.read',
    changedBy: ['stock.write'],
  },
  {
    path: '/admin/purchase-orders',
    label: 'Órdenes de compra',
    icon: ClipboardList,
    permission: 'purchases.read',
    changedBy: ['purchases.write'],
  },
  {
    path: '/admin/suppliers',
    label: 'Suplidores',
    icon: Handshake,
    permission: 'purchases.read',
    changedBy: ['suppliers.write'],
  },
  {
    path: '/admin/hospitals',
    label: 'Hospitales',
    icon: Hospital,
    permission: 'hospitals.read',
    changedBy: ['hospitals.write'],
  },
  {
    path: '/admin/users',
    label: 'Usuarios',
    icon: Users,
    permission: 'users.read',
    changedBy: ['users.decide', 'roles.give'],
  },
  {
    path: '/admin/products',
    label: 'Productos',
    icon: Package,
    permission: 'products.read',
    changedBy: ['products.write'],
  },
  {
    path: '/admin/incentives',
    label: 'Ofertas e incentivo',
    icon: Gift,
    permission: 'offers.read',
    changedBy: ['offers.write'],
  },
  {
    path: '/admin/product-enrichment',
    label: 'Enriquecimiento',
    icon: FlaskConical,
    permission: 'products.read',
    changedBy: ['products.write'],
  },
  {
    path: '/admin/recipes',
    label: 'Recetas',
    icon: ChefHat,
    permission: 'recipes.write',
  },
  {
    path: '/admin/recipe-images',
    label: 'Imágenes de recetas',
    icon: Image,
    permission: 'recipes.write',
  },
  {
    path: '/admin/reports',
    label: 'Reportes',
    icon: ChartColumn,
    permission: 'reports.read',
  },
  {
    path: '/admin/education',
    label: 'Educación',
    icon: BookOpen,
    permission: 'education.write',
  },
  {
    path: '/admin/voice-insights',
    label: 'Voz',
    icon: AudioLines,
    permission: 'voice.read',
    changedBy: ['products.write', 'voice.reveal'],
  },
  { path: '/admin/audit', label: 'Quién cambió qué', icon: History, permission: 'audit.read' },
  {
    path: '/admin/settings',
    label: 'Ajustes',
    icon: Settings,
    permission: 'settings.read',
    changedBy: ['settings.write'],
  },
  { path: '/admin/my-mail', label: 'Mis correos', icon: Mail, permission: 'reports.read' },
  { path: '/admin/roles', label: '¿Qué puede hacer …?', icon: ShieldQuestionMark, permission: null },
];

type HasPermission = (permission: Permission) => boolean;

export const isOpenTo = ({ permission }: NavEntry, hasPermission: HasPermission): boolean =>
  permission === null || hasPermission(permission);

/** Whether the page shows everything and lets nothing be changed. */
export const isOnlyLooked = ({ changedBy }: NavEntry, hasPermission: HasPermission): boolean =>
  changedBy !== undefined && !changedBy.some((permission) => hasPermission(permission));

export interface NavPart {
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

/** Headings of the sections. */
const partsBeginAt: Readonly<Record<string, string>> = {
  '/admin': 'El día',
  '/admin/hospitals': 'Las personas',
  '/admin/products': 'La tienda',
  '/admin/audit': 'La casa',
};

/** The entries that the user may open. */
export const entriesOpenTo = (hasPermission: HasPermission): readonly NavEntry[] =>
  navEntries.filter((entry) => isOpenTo(entry, hasPermission));

/** The entries by section; sections without an entry are left out. */
export const partsOpenTo = (hasPermission: HasPermission): readonly NavPart[] => {
  const parts: { label: string; entries: NavEntry[] }[] = [];
  for (const entry of navEntries) {
    const label = partsBeginAt[entry.path];
    if (label) parts.push({ label, entries: [] });
    if (isOpenTo(entry, hasPermission)) parts.at(-1)?.entries.push(entry);
  }
  return parts.filter(({ entries }) => entries.length > 0);
};

/** The entry that an address belongs to; its inner pages are opened by what opens it. */
export const entryAt = (pathname: string): NavEntry | undefined => {
  const path = pathname.replace(/\/+$/, '');
  return navEntries.find((entry) =>
    entry.path === '/admin' ? path === entry.path : path === entry.path || path.startsWith(`${entry.path}/`),
  );
};
