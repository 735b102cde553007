import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

interface RefusalNoticeProps {
  readonly message: string;
  /** The problem's own name. */
  readonly type: string;
}

/** A refusal that the customer can correct or wait out. All input is still there. */
export const RefusalNotice = ({ message, type }: RefusalNoticeProps) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) notice.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  const action = nextAction(type);
  return (
    <div
      ref={notice}
      role="alert"
      className="flex items-start gap-3 rounded-bloque bg-guayaba-tinte p-5 font-semibold text-guayaba-tinta"
    >
      <CircleAlert size={22} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
      <div>
        <p>{message}</p>
        {action && (
          <Link to={action.to} className="mt-1 inline-flex min-h-11 items-center underline">
            {action.label}
          </Link>
        )}
      </div>
    </div>
  );
};

/** Where the customer can correct it; null if on this page. */
const nextAction = (type: string): { readonly to: string; readonly label: string } | null => {
  if (isAboutCart(type)) return { to: '/cart', label: 'Ir a mi carrito' };
  if (type === '/problemas/ordenes-abiertas')
    return { to: '/profile?seccion=pedidos', label: 'Ver mis pedidos' };
  return null;
};

/** Whether the cart is at fault: too much of something, or too much in all. */
export const isAboutCart = (type: string): boolean =>
  type === '/problemas/unidades-por-persona' || type === '/problemas/valor-abierto';
