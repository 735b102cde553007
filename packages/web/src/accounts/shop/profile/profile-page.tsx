import { clsx } from 'clsx';
import { ArrowLeft, LogOut, ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { type SignedIn, useSession } from '../../public/session.ts';
import { useSignOut } from '../../public/use-sign-out.ts';
import { Email } from './email.tsx';
import { SectionNav } from './section-nav.tsx';
import { type SectionSlots, sections } from './sections.ts';

interface ProfilePageProps {
  /** The content of each section; other subjects provide theirs. */
  readonly slots: SectionSlots;
}

/**
 * `/profile`: the account, in sections by `?seccion=`. A phone lists the sections and opens one at a time; a desktop
 * shows the list beside the open one, first the orders.
 */
export const ProfilePage = ({ slots }: ProfilePageProps) => {
  const [params] = useSearchParams();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const offered = sections.filter(({ id }) => slots[id] !== undefined);
  const chosen = offered.find(({ id }) => id === params.get('seccion'));
  const shown = chosen ?? offered[0];
  return (
    <div className="min-h-full bg-suelo pb-8 md:pt-8 md:pb-14">
      <div className="page">
        {chosen && (
          <Link
            to="/profile"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-ui font-semibold text-verde hover:underline md:hidden"
          >
            <ArrowLeft size={20} strokeWidth={2.1} aria-hidden="true" />
            Tu perfil
          </Link>
        )}
        <PageTitle
          documentTitle={chosen?.label ?? 'Perfil'}
          className={clsx(
            'text-[2.25rem] md:mb-5 md:text-[2.5rem]',
            chosen ? 'max-md:sr-only' : 'max-md:pt-5 max-md:pb-4',
          )}
        >
          Tu perfil
        </PageTitle>
        <div className="grid items-start gap-4 md:grid-cols-[316px_minmax(0,1fr)] md:gap-7">
          <div
            className={clsx(
              'grid gap-4 md:[@media(min-height:760px)]:sticky md:top-24',
              chosen && 'max-md:hidden',
            )}
          >
            <AccountHead session={session} />
            <SectionNav sections={offered} shownId={shown?.id} />
            <AccountLinks isStaff={session.roles.length > 0} />
          </div>
          <div className={clsx('min-w-0', !chosen && 'max-md:hidden')}>
            {shown && (
              <Suspense key={shown.id} fallback={<SectionSkeleton label={shown.label} />}>
                {slots[shown.id]}
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </div>
  );
};

const SectionSkeleton = ({ label }: { readonly label: string }) => (
  <Block role="status" aria-label={`Cargando ${label.toLowerCase()}`}>
    <Skeleton className="h-8 w-48" />
    <Skeleton className="mt-6 h-20 w-full rounded-[16px]" />
    <Skeleton className="mt-4 h-20 w-full rounded-[16px]" />
  </Block>
);

/** Names the account's owner, which matters on a shared computer. */
const AccountHead = ({ session: { profile, user, hospital } }: { readonly session: SignedIn }) => {
  const name = profile?.full_name ?? user.name;
  return (
    <section aria-label="Tu cuenta" className="flex items-center gap-4 rounded-bloque bg-papel p-5">
      <span
        aria-hidden="true"
        className="num grid size-14 flex-none place-items-center rounded-full bg-verde-hondo text-[1.25rem] text-white"
      >
        {initials(name)}
      </span>
      <p className="min-w-0 leading-snug">
        <b className="block text-[1.125rem] font-[650] wrap-anywhere">{name}</b>
        <span className="block text-[.875rem] wrap-anywhere text-tinta-suave">
          <Email address={profile?.email ?? user.email} />
        </span>
        {hospital && (
          <span className="block text-[.875rem] wrap-anywhere text-tinta-suave">{hospital.name}</span>
        )}
      </p>
    </section>
  );
};

/** "Ana María Rivera" is AR. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ?? '').charAt(0).toLocaleUpperCase('es')).join('');
};

/** Links to the administration for staff, and the button to sign out. */
const AccountLinks = ({ isStaff }: { readonly isStaff: boolean }) => {
  const { isSigningOut, signOut } = useSignOut();
  return (
    <div className="grid gap-3">
      {isStaff && (
        <Link to="/admin" className={buttonClass('quiet', 'md', true)}>
          <ShieldCheck size={20} strokeWidth={2.1} aria-hidden="true" />
          Administración
        </Link>
      )}
      <Button variant="outline" wide loading={isSigningOut} onClick={signOut}>
        <LogOut size={20} strokeWidth={2.1} aria-hidden="true" />
        Cerrar sesión
      </Button>
    </div>
  );
};
