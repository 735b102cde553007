import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '../../../kit/ui/button.tsx';
import { ScreenCard } from './screen-card.tsx';

/** Shown to an administrator without a second factor, in a shop that requires one. */
export const MissingFactorScreen = () => (
  <ScreenCard icon={<ShieldAlert size={30} strokeWidth={2} />} title="Falta tu segundo paso">
    <p className="mt-3 text-tinta-suave">
      Para administrar la tienda entras con tu contraseña y un código de tu teléfono. Actívalo ahora: toma dos
      minutos, y vuelves aquí.
    </p>
    <Link to="/profile?seccion=seguridad" className={`${buttonClass('primary', 'lg', true)} mt-7`}>
      Activar el segundo paso
    </Link>
    <Link to="/" className={`${buttonClass('quiet', 'lg', true)} mt-3`}>
      Ir a la tienda
    </Link>
  </ScreenCard>
);
