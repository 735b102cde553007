import { LogoMark } from '../../../kit/ui/logo.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';

/** While the profile loads; seldom shown, because it is cached. */
export const LoadingSessionScreen = () => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-suelo text-verde">
    <LogoMark className="size-16" />
    <Spinner label="Abriendo la tienda" />
  </main>
);
