import { Hourglass, LogOut, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Me } from '../../../kit/session/remembered-profile.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Chip } from '../../../kit/ui/chip.tsx';
import { refetchProfile } from '../../public/session.ts';
import { useSignOut } from '../../public/use-sign-out.ts';
import { ScreenCard } from './screen-card.tsx';

/** The e-mail address is confirmed, and an administrator still has to verify the account. */
export const PendingScreen = ({ profile }: { readonly profile: Me['profile'] }) => {
  const [check, setCheck] = useState<'idle' | 'checking' | 'still-waiting'>('idle');
  const { isSigningOut, signOut } = useSignOut();
  useProfilePolling();
  const checkAgain = async () => {
    setCheck('checking');
    await refetchProfile();
    setCheck('still-waiting');
  };
  return (
    <ScreenCard icon={<Hourglass size={30} strokeWidth={2} />} title="Verificación Pendiente">
      <p className="mt-3 text-tinta-suave">
        Tu cuenta está pendiente de verificación por parte del administrador. Recibirás un correo cuando tu
        cuenta sea activada.
      </p>
      <dl className="mt-6 grid gap-3 rounded-ficha bg-suelo p-5">
        <Row term="Nombre">{profile.full_name}</Row>
        <Row term="Correo">{profile.email}</Row>
        <Row term="Estado">
          <Chip tone="white">Pendiente de verificación</Chip>
        </Row>
      </dl>
      <p role="status" className="mt-4 min-h-6 text-ui text-tinta-suave">
        {check === 'still-waiting' && 'Todavía no. Te escribimos en cuanto esté.'}
      </p>
      <Button size="lg" wide className="mt-2" loading={check === 'checking'} onClick={checkAgain}>
        <RotateCw size={20} strokeWidth={2.2} aria-hidden="true" />
        Revisar de nuevo
      </Button>
      <Button variant="quiet" wide className="mt-3" loading={isSigningOut} onClick={signOut}>
        <LogOut size={20} strokeWidth={2.2} aria-hidden="true" />
        Cerrar sesión
      </Button>
    </ScreenCard>
  );
};

const REFETCH_EVERY_MS = 30_000;

/**
 * Fetches the profile while the page is visible and when it becomes visible, so that a verified user gets in without
 * a tap.
 */
const useProfilePolling = (): void => {
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible') void refetchProfile();
    };
    const timer = setInterval(refetch, REFETCH_EVERY_MS);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, []);
};

const Row = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <dt className="text-ui text-tinta-suave">{term}</dt>
    <dd className="min-w-0 font-[650] wrap-anywhere">{children}</dd>
  </div>
);
