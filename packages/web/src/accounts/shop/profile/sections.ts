import {
  CalendarDays,
  Heart,
  Home,
  KeyRound,
  type LucideIcon,
  MapPin,
  MonitorSmartphone,
  Package,
  ShieldCheck,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** The sections of the account, the most used first. */
export const sections = [
  { id: 'pedidos', label: 'Mis pedidos', hint: 'Cómo van, y lo que ya compraste', icon: Package },
  { id: 'favoritos', label: 'Favoritos y listas', hint: 'Lo que guardas para después', icon: Heart },
  { id: 'planes', label: 'Planes de comida', hint: 'Los menús que guardaste', icon: CalendarDays },
  { id: 'alergenos', label: 'Alergias y dieta', hint: 'Para avisarte antes de comprar', icon: TriangleAlert },
  { id: 'hogar', label: 'Mi hogar', hint: 'Para cuántas personas compras', icon: Home },
  { id: 'direcciones', label: 'Direcciones', hint: 'Tu casa y tu piso en el hospital', icon: MapPin },
  { id: 'datos', label: 'Mis datos', hint: 'Nombre, celular y contraseña', icon: UserRound },
  {
    id: 'sesiones',
    label: 'Sesiones abiertas',
    hint: 'En qué equipos entraste',
    icon: MonitorSmartphone,
  },
  { id: 'seguridad', label: 'Seguridad', hint: 'Un código del teléfono al entrar', icon: KeyRound },
  { id: 'privacidad', label: 'Privacidad', hint: 'Llévate tus datos o borra tu cuenta', icon: ShieldCheck },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly icon: LucideIcon;
}[];

export type SectionId = (typeof sections)[number]['id'];
export type Section = (typeof sections)[number];

/** The content of each section; a section without content isn't listed. Other subjects provide theirs. */
export type SectionSlots = { readonly [Id in SectionId]?: ReactNode };

/** `/profile?seccion=direcciones`. */
export const sectionPath = (id: SectionId): string => `/profile?seccion=${id}`;
