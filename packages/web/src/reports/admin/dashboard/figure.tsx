import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

interface FigureProps {
  /** Undefined while loading. */
  readonly value: number | undefined;
  readonly label: string;
  readonly icon: ReactNode;
  /** Link to what it counts; absent if no page shows it yet. */
  readonly to?: string;
}

const boxClass = 'flex min-h-[92px] items-center gap-4 rounded-bloque bg-papel px-5 py-4';

/** A current number that links to what it counts. */
export const Figure = ({ to, ...rest }: FigureProps) =>
  to ? (
    <Link to={to} className={`${boxClass} group transition-colors duration-rapido hover:bg-rocio-2`}>
      <FigureContent {...rest} />
      <ChevronRight
        size={20}
        strokeWidth={2.1}
        aria-hidden="true"
        className="ml-auto flex-none text-tinta-suave"
      />
    </Link>
  ) : (
    <div className={boxClass}>
      <FigureContent {...rest} />
    </div>
  );

const FigureContent = ({ value, label, icon }: Omit<FigureProps, 'to'>) => (
  <>
    <span className="grid size-14 flex-none place-items-center rounded-full bg-rocio text-verde">{icon}</span>
    <p className="min-w-0">
      {value === undefined ? (
        <Skeleton className="h-8 w-14" />
      ) : (
        <span className="num block text-precio leading-none">{value.toLocaleString('es-PR')}</span>
      )}
      <span className="mt-1 block text-ui leading-tight">{label}</span>
    </p>
  </>
);
