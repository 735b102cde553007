import {
  AudioLines,
  BookOpen,
  ChartColumn,
  ChefHat,
  CreditCard,
  FlaskConical,
  Gift,
  Hospital,
  Image,
  LayoutDashboard,
  Package,
  ReceiptText,
  Users,
} from 'lucide-react';

export interface NavEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof Users;
  /** In one sentence what the page will be; absent on the pages that stand. */
  readonly notYet?: string;
}

/** What happens today, then the administration's pages in the order of the specification's section 2. */
export const navEntries: readonly NavEntry[] = [
  { path: '/admin', label: 'Resumen', icon: LayoutDashboard },
  { path: '/admin/orders', label: 'Pedidos', icon: ReceiptText },
  { path: '/admin/payments', label: 'Pagos', icon: CreditCard },
  { path: '/admin/hospitals', label: 'Hospitales', icon: Hospital },
  { path: '/admin/users', label: 'Usuarios', icon: Users },
  {
    path: '/admin/products',
    label: 'Productos',
    icon: Package,
    notYet: 'Aquí vas a cambiar precios, inventario y fotos, y a importar el catálogo.',
  },
  {
    path: '/admin/incentives',
    label: 'Incentivos',
    icon: Gift,
    notYet: 'Aquí vas a ver cuánto se regaló en frutas y vegetales, y a manejar las ofertas.',
  },
  {
    path: '/admin/product-enrichment',
    label: 'Enriquecimiento',
    icon: FlaskConical,
    notYet: 'Aquí vas a completar los datos de nutrición y alérgenos que le faltan a cada producto.',
  },
  {
    path: '/admin/recipes',
    label: 'Recetas',
    icon: ChefHat,
    notYet: 'Aquí vas a escribir, editar y publicar las recetas que ven los clientes.',
  },
  {
    path: '/admin/recipe-images',
    label: 'Imágenes de recetas',
    icon: Image,
    notYet: 'Aquí vas a subir y revisar la foto de cada receta.',
  },
  {
    path: '/admin/reports',
    label: 'Reportes',
    icon: ChartColumn,
    notYet: 'Aquí vas a ver ventas, entregas e incentivos por hospital y por semana.',
  },
  {
    path: '/admin/education',
    label: 'Educación',
    icon: BookOpen,
    notYet: 'Aquí vas a publicar los artículos de nutrición que leen los clientes.',
  },
  {
    path: '/admin/voice-insights',
    label: 'Voz',
    icon: AudioLines,
    notYet: 'Aquí vas a ver qué piden los clientes al asistente de voz y qué no entendió.',
  },
];
