import { ArrowRight, UserCheck } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';

/** Users waiting for verification. Undefined while loading. */
export const WaitingBanner = ({ waiting }: { readonly waiting: number | undefined }) => (
  <section
    aria-label="Por verificar"
    className="flex min-h-[128px] flex-wrap items-center gap-x-6 gap-y-4 rounded-bloque bg-verde-hondo px-5 py-5 text-white sm:col-span-3 md:px-7"
  >
    {waiting === undefined ? (
      <Skeleton className="h-12 w-64 opacity-25" />
    ) : waiting === 0 ? (
      <>
        <UserCheck size={40} strokeWidth={1.9} aria-hidden="true" className="flex-none text-brote" />
        <div className="min-w-0 flex-1">
          <h2>Nadie espera por ti</h2>
          <p className="mt-1 text-[#cfe6da]">Cuando alguien pruebe su correo, lo verás aquí.</p>
        </div>
      </>
    ) : (
      <>
        <p aria-hidden="true" className="num text-cifra leading-none text-mango">
          {waiting}
        </p>
        <div className="min-w-0 flex-1 basis-56">
          <h2>
            <span className="sr-only">{waiting} </span>
            {waiting === 1 ? 'persona espera por ti' : 'personas esperan por ti'}
          </h2>
          <p className="mt-1 text-[#cfe6da]">
            {waiting === 1
              ? 'Ya probó su correo. Sin ti no puede comprar.'
              : 'Ya probaron su correo. Sin ti no pueden comprar.'}
          </p>
        </div>
        <Link to="/admin/users" className={`${buttonClass('white', 'lg')} max-sm:w-full`}>
          Verificar ahora
          <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
        </Link>
      </>
    )}
  </section>
);
