import {
  BatteryCharging,
  Clock,
  Gift,
  HeartPulse,
  type LucideIcon,
  PackageCheck,
  ScanHeart,
} from 'lucide-react';

interface Motivation {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** The six texts; none of them promises an offer that the shop doesn't make. */
const motivations: readonly Motivation[] = [
  {
    icon: HeartPulse,
    title: 'Tú también cuentas',
    text: 'Cuidas a todo el mundo en tu turno. Esta compra es para cuidarte a ti.',
  },
  { icon: Gift, title: 'Tu compra trae fruta', text: 'Con $100 escoges $20 en frutas y vegetales gratis.' },
  { icon: Clock, title: 'Sin filas', text: 'Te la llevamos a tu hospital o a tu casa en 2 a 5 días.' },
  {
    icon: BatteryCharging,
    title: 'Merienda con plan',
    text: 'Proteína y fibra juntas llenan por más rato que algo dulce solo.',
  },
  {
    icon: ScanHeart,
    title: 'Mira la etiqueta',
    text: 'En cada producto ves alérgenos y nutrición. Lo que no sabemos dice «sin datos».',
  },
  {
    icon: PackageCheck,
    title: 'El precio que ves',
    text: 'El precio de la pantalla es el que pagas, nunca uno mayor.',
  },
];

/** A motivational card among the results; `ordinal` rotates through the six. */
export const MotivationCard = ({ ordinal }: { readonly ordinal: number }) => {
  const motivation = motivations[ordinal % motivations.length];
  if (!motivation) return null;
  const { icon: Icon, title, text } = motivation;
  return (
    <div className="flex h-full min-h-[240px] flex-col justify-between gap-4 rounded-ficha bg-verde p-4 text-white md:p-5">
      <Icon size={36} strokeWidth={1.9} aria-hidden="true" className="text-brote" />
      <div>
        <p className="font-display text-h2 leading-[1.05] font-bold tracking-[-.022em] text-balance">
          {title}
        </p>
        <p className="mt-2 text-ui leading-snug text-[#e2f4e8] text-pretty">{text}</p>
      </div>
    </div>
  );
};
