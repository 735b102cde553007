import { failureText } from '../../shared/api/failure-text.ts';
import { ApiProblem } from '../../shared/api/http.ts';
import { refetchProfile } from '../../shared/session/session.ts';
import { useSignOut } from '../../shared/session/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

/** There is a session, but whose it is couldn't be loaded. */
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
