import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** Says what a deletion removes and what stays, before the password is asked for. */
export const DeleteAccount = ({ onDeleted }: { readonly onDeleted: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Block aria-labelledby="borrar-cuenta">
      <h2 id="borrar-cuenta">Borrar tu cuenta</h2>
      <dl className="mt-3 grid gap-3 text-ui leading-snug md:grid-cols-2 md:gap-6">
        <div>
          <dt className="font-[650]">Se borra enseguida</dt>
          <dd className="mt-0.5 text-tinta-suave">
            Tu cuenta, direcciones, alergias, hogar, favoritos, listas, lecturas y todas tus sesiones
            abiertas.
          </dd>
        </div>
        <div>
          <dt className="font-[650]">Se queda, sin ti</dt>
          <dd className="mt-0.5 text-tinta-suave">
            Tus pedidos, por contabilidad: qué se vendió y por cuánto, sin tu nombre, teléfono ni dirección.
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-ui text-tinta-suave">
        Si tienes un pedido en camino, primero lo recibes o lo cancelas.
      </p>
      <Button
        variant="outline"
        className="mt-4 text-guayaba-tinta! max-md:w-full"
        onClick={() => setOpen(true)}
      >
        <Trash2 size={20} strokeWidth={2.1} aria-hidden="true" />
        Borrar mi cuenta
      </Button>
      {isOpen && <DeleteDialog onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </Block>
  );
};
