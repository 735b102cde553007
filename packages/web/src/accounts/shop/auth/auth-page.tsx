import { Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { storedReturnPath } from '../../../kit/session/local-session-data.ts';
import { lastEndReason } from '../../../kit/session/session-store.ts';
import { useSession } from '../../public/session.ts';
import { type AuthAddress, addressOf, authAddress, returnPath } from './auth-address.ts';
import type { AuthDraft } from './auth-draft.ts';
import { AuthHero } from './auth-hero.tsx';
import { LoginForm } from './login-form.tsx';
import { RecoverForm } from './recover-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { isLikelyPersonalDevice } from './trusted-device.tsx';
import { VerifyForm } from './verify-form.tsx';

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm,
}));

/** /auth: sign in, register, confirm the e-mail address, reset the password. The address selects the form. */
export const AuthPage = () => {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = authAddress(params);
  const [draft, setDraft] = useState<AuthDraft>({
    email: params.get('email') ?? '',
    password: '',
    fullName: '',
    trustedDevice: isLikelyPersonalDevice(),
  });
  const [isAtSecondStep, setAtSecondStep] = useState(false);
  if (session.status === 'signed-in')
    return <Navigate to={storedReturnPath() ?? returnPath(location.state)} replace />;
  const go = (next: AuthAddress) => navigate(addressOf(next), { state: location.state });
  const change = (part: Partial<AuthDraft>) => setDraft((current) => ({ ...current, ...part }));
  const isDraftOf = (email: string) => draft.email.trim().toLowerCase() === email.toLowerCase();
  const verify = () => go({ mode: 'verify-otp', email: draft.email.trim() });

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-verde-hondo md:grid-rows-1 md:grid-cols-[minmax(0,1fr)_minmax(480px,44%)]">
      <AuthHero />
      <main className="relative z-10 -mt-7 rounded-t-bloque bg-papel px-5 pt-7 pb-[max(32px,env(safe-area-inset-bottom))] md:mt-0 md:grid md:content-center md:rounded-l-bloque md:rounded-tr-none md:px-14 md:py-12">
        <div className="mx-auto w-full max-w-[420px]">
          <SessionEnded />
          {address.mode === 'login' && isAtSecondStep && (
            <Suspense fallback={null}>
              <SecondStepForm trustedDevice={draft.trustedDevice} onBack={() => setAtSecondStep(false)} />
            </Suspense>
          )}
          {address.mode === 'login' && !isAtSecondStep && (
            <LoginForm
              draft={draft}
              change={change}
              onRegister={() => go({ mode: 'register' })}
              onForgotPassword={() => go({ mode: 'recover' })}
              onVerify={verify}
              onSecondStep={() => setAtSecondStep(true)}
            />
          )}
          {address.mode === 'register' && (
            <RegisterForm
              draft={draft}
              change={change}
              onLogin={() => go({ mode: 'login' })}
              onVerify={verify}
            />
          )}
          {address.mode === 'verify-otp' && (
            <VerifyForm
              key={address.email}
              email={address.email}
              chosenPassword={isDraftOf(address.email) ? draft.password : ''}
              trustedDevice={draft.trustedDevice}
              onTrust={(trustedDevice) => change({ trustedDevice })}
              onBack={() => go({ mode: 'register' })}
            />
          )}
          {address.mode === 'recover' && (
            <RecoverForm
              email={draft.email}
              onChange={(email) => change({ email })}
              onSent={() => go({ mode: 'reset-password', email: draft.email.trim() })}
              onBack={() => go({ mode: 'login' })}
            />
          )}
          {address.mode === 'reset-password' && (
            <ResetForm
              key={address.email}
              email={address.email}
              onDone={(password) => {
                change({ email: address.email, password });
                go({ mode: 'login' });
              }}
              onBack={() => go({ mode: 'recover' })}
            />
          )}
        </div>
      </main>
    </div>
  );
};

/** Tells why the session has ended. */
const SessionEnded = () => {
  const why = reasons[lastEndReason() ?? 'on-purpose'];
  return (
    <div role="status">
      {why && (
        <p className="mb-6 flex items-start gap-2.5 rounded-[16px] bg-rocio px-4 py-3 text-ui leading-snug font-[550]">
          <Clock size={20} strokeWidth={2.1} aria-hidden="true" className="mt-px flex-none text-verde" />
          {why}
        </p>
      )}
    </div>
  );
};

const reasons: Readonly<Record<string, string | undefined>> = {
  idle: 'Cerramos tu sesión porque nadie usaba la tienda. Entra y sigues donde estabas.',
  over: 'Tu sesión terminó. Entra y sigues donde estabas.',
};
