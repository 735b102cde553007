import { failureText } from '../../../kit/api/failure-text.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ErrorState } from '../../../kit/ui/error-state.tsx';
import { refetchProfile } from '../../public/session.ts';
import { useSignOut } from '../../public/use-sign-out.ts';

/** There is a session, but its profile couldn't be loaded. */
export const ProfileFailureScreen = ({ error }: { readonly error: Error | null }) => {
  const { isSigningOut, signOut } = useSignOut();
  const isMissing = error instanceof ApiProblem && error.status === 404;
  return (
    <main className="grid min-h-dvh content-center bg-suelo">
      <ErrorState
        heading="h1"
        title={isMissing ? 'Perfil no encontrado' : 'No pudimos cargar tu perfil'}
        onRetry={() => void refetchProfile()}
      >
        {failureText(error)}
      </ErrorState>
      <Button variant="quiet" className="mx-auto" loading={isSigningOut} onClick={signOut}>
        Cerrar sesión
      </Button>
    </main>
  );
};
