import { LogOut, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { useSignOut } from '../../public/use-sign-out.ts';

/** Links to the administration for staff, and the button to sign out. */
export const AccountLinks = ({ isStaff }: { readonly isStaff: boolean }) => {
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
