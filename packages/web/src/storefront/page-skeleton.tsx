import { Spinner } from '../ui/spinner.tsx';

/** While a page's own code is on its way: it takes the room, so that the footer stays below. */
export const PageSkeleton = () => (
  <div className="grid min-h-[70dvh] place-items-center text-verde">
    <Spinner label="Cargando la página" size={30} />
  </div>
);
