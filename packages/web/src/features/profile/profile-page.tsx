import { Building2, LogOut, Mail, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { Block } from '../../ui/block.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

interface ProfilePageProps {
  /** The list of orders, which comes from its own feature. */
  readonly orders: ReactNode;
}

/** /profile: who I am here, my orders, the way out. */
export const ProfilePage = ({ orders }: ProfilePageProps) => {
  const session = useSession();
  const { isSigningOut, signOut } = useSignOut();
  if (session.status !== 'signed-in') return null;
  const { profile, hospital, roles } = session;
  return (
    <div className="min-h-full bg-suelo pt-5 pb-8 md:pt-8 md:pb-14">
      <div className="page">
        <PageTitle documentTitle="Perfil" className="mb-4 text-[2.25rem] md:mb-5 md:text-[2.5rem]">
          Tu perfil
        </PageTitle>
        <div className="grid items-start gap-4 md:grid-cols-[372px_minmax(0,1fr)] md:gap-7">
          <Block aria-labelledby="datos">
            <h2 id="datos" className="sr-only">
              Tus datos
            </h2>
            <ul className="grid gap-4">
              <Row icon={<UserRound size={20} strokeWidth={2.1} />} term="Nombre">
                {profile?.full_name}
              </Row>
              <Row icon={<Mail size={20} strokeWidth={2.1} />} term="Correo">
                {profile?.email}
              </Row>
              {hospital && (
                <Row icon={<Building2 size={20} strokeWidth={2.1} />} term="Hospital">
                  {hospital.name}
                </Row>
              )}
            </ul>
            {roles.includes('admin') && (
              <Link to="/admin" className={`${buttonClass('quiet', 'md', true)} mt-6`}>
                <ShieldCheck size={20} strokeWidth={2.1} aria-hidden="true" />
                Administración
              </Link>
            )}
            <Button
              variant="outline"
              wide
              className="mt-3 first-of-type:mt-6"
              loading={isSigningOut}
              onClick={signOut}
            >
              <LogOut size={20} strokeWidth={2.1} aria-hidden="true" />
              Cerrar sesión
            </Button>
          </Block>
          {orders}
        </div>
      </div>
    </div>
  );
};

interface RowProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly children: ReactNode;
}

const Row = ({ icon, term, children }: RowProps) => (
  <li className="flex items-center gap-3.5">
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-control bg-rocio text-verde"
    >
      {icon}
    </span>
    <p className="min-w-0 leading-snug break-words">
      <span className="block text-nota text-tinta-suave">{term}</span>{' '}
      <b className="font-[650]">{children}</b>
    </p>
  </li>
);
