import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

interface WorkInProgressLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly isMine: boolean;
  readonly title: string;
  readonly detail: string;
}

/** A link to a claimed batch or route: the user's own, highlighted, or another user's. */
export const WorkInProgressLink = ({ to, icon: Icon, isMine, title, detail }: WorkInProgressLinkProps) => (
  <Link
    to={to}
    className={
      isMine
        ? 'flex min-h-20 items-center gap-3.5 rounded-bloque bg-verde p-4 text-white hover:bg-verde-pulsado'
        : 'flex min-h-16 items-center gap-3.5 rounded-ficha bg-papel px-4 py-3 hover:bg-rocio-2'
    }
  >
    <Icon size={26} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
    <span className="min-w-0 flex-1">
      <span className="block font-[650]">{title}</span>
      <span className={isMine ? 'block text-ui' : 'block text-nota text-tinta-suave'}>{detail}</span>
    </span>
    <ArrowRight size={22} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
  </Link>
);

const MINUTE_MS = 60_000;

/** The remaining time of a lease: "1 minuto más", "12 minutos más". */
export const leaseText = (leasedUntil: string, nowMs: number): string => {
  const minutes = Math.max(1, Math.ceil((Date.parse(leasedUntil) - nowMs) / MINUTE_MS));
  return minutes === 1 ? '1 minuto más' : `${minutes} minutos más`;
};
