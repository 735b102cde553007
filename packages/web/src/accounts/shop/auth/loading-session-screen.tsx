import { LogoMark } from '../../../kit/ui/logo.tsx';
import { Spinner } from '../../../kit/ui/spinner.tsx';

/** While it isn't known yet who is there; seldom seen, since the last answer is remembered. */
export const LoadingSessionScreen = () => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-5 bg-suelo text-verde">
    <LogoMark className="size-16" />
    <Spinner label="Abriendo la tienda" />
  </main>
);
