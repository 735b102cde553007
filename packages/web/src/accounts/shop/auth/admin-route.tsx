import { ShieldX } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { useSession } from '../../public/session.ts';
import { ProtectedRoute } from './protected-route.tsx';
import { ScreenCard } from './screen-card.tsx';

const MissingFactorScreen = lazy(async () => ({
  default: (await import('./missing-factor-screen.tsx')).MissingFactorScreen,
}));

/**
 * Guards the administration: requires a verified account with a role, and a second factor if the shop requires one.
 */
export const AdminRoute = ({ children }: { readonly children: ReactNode }) => (
  <ProtectedRoute>
    <StaffOnly>{children}</StaffOnly>
  </ProtectedRoute>
);

const StaffOnly = ({ children }: { readonly children: ReactNode }) => {
  const session = useSession();
  const isStaff = session.status === 'signed-in' && session.roles.length > 0;
  if (isStaff) return session.secondFactor === 'missing' ? <MissingFactorScreen /> : children;
  return (
    <ScreenCard icon={<ShieldX size={30} strokeWidth={2} />} title="Acceso Denegado">
      <p className="mt-3 text-tinta-suave">No tienes permisos para acceder al panel administrativo.</p>
      <Link to="/" className={`${buttonClass('primary', 'lg', true)} mt-7`}>
        Ir a la tienda
      </Link>
    </ScreenCard>
  );
};
