import { MAX_ADDRESSES } from '@nutricion/domain/accounts/saved-address';
import { useQuery } from '@tanstack/react-query';
import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { FailedLoad } from '../../../kit/api/failed-load.tsx';
import { failureText } from '../../../kit/api/failure-text.ts';
import { logError } from '../../../kit/lib/log.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import { toastUndo } from '../../public/toast-undo.ts';
import { addressQuery, deleteAddress, type SavedAddress, saveAddress } from '../api.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog, addressWithFormDraft } from './address-dialog.tsx';
import { PointBlock } from './point-block.tsx';
import { SectionBlock } from './section-block.tsx';

/** The customer's delivery point at the hospital, and the saved addresses. */
export const AddressesSection = () => {
  const { data, error, isPending, isFetching, refetch } = useQuery(addressQuery);
  return (
    <div className="grid gap-4">
      {data?.hospital && data.deliveryPoints.length > 0 && (
        <PointBlock
          hospitalName={data.hospital.name}
          points={data.deliveryPoints}
          preferredId={data.preferredDeliveryPointId}
        />
      )}
      <SectionBlock title="Direcciones" intro="Las ofrecemos cuando pides a tu casa, la principal primero.">
        {data ? (
          <Homes addresses={data.addresses} />
        ) : isPending ? (
          <div
            role="status"
            aria-label="Cargando tus direcciones"
            className="breathes mt-5 grid gap-3 lg:grid-cols-2"
          >
            <Skeleton className="h-[148px] w-full rounded-ficha" />
            <Skeleton className="h-[148px] w-full rounded-ficha" />
          </div>
        ) : (
          <FailedLoad heading="h3" query={{ error, isFetching, refetch }} />
        )}
      </SectionBlock>
    </div>
  );
};

const Homes = ({ addresses }: { readonly addresses: readonly SavedAddress[] }) => {
  const [edited, setEdited] = useState(() => addressWithFormDraft(addresses));
  const isFull = addresses.length >= MAX_ADDRESSES;
  return (
    <>
      {addresses.length === 0 && (
        <p className="mt-5 rounded-ficha bg-suelo px-4 py-5 text-center text-tinta-suave">
          Todavía no guardas ninguna. Con una guardada, pedir a tu casa es un toque menos.
        </p>
      )}
      <ul className="mt-5 grid gap-3 empty:hidden lg:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              saved={address}
              onEdit={() => setEdited(address)}
              onDelete={() => void deleteWithUndo(address)}
              onMakeDefault={() => void makeDefault(address)}
            />
          </li>
        ))}
      </ul>
      {isFull ? (
        <p className="mt-4 text-ui text-tinta-suave">
          Ya tienes {MAX_ADDRESSES} direcciones guardadas. Borra una que no uses para guardar otra.
        </p>
      ) : (
        <Button variant="quiet" className="mt-4 max-md:w-full" onClick={() => setEdited('new')}>
          <MapPinPlus size={20} strokeWidth={2.1} aria-hidden="true" />
          Agregar dirección
        </Button>
      )}
      <AddressDialog edited={edited} isFirst={addresses.length === 0} onClose={() => setEdited(null)} />
    </>
  );
};

const trying = async (what: string, work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    logError('Error changing addresses', error);
    toastError(what, failureText(error));
    return false;
  }
};

const deleteWithUndo = async ({ id, ...address }: SavedAddress): Promise<void> => {
  if (!(await trying('No se borró la dirección', () => deleteAddress(id)))) return;
  toastUndo(
    `Borraste ${address.label}`,
    () => void trying('La dirección no volvió', () => saveAddress(null, address)),
  );
};

const makeDefault = ({ id, ...address }: SavedAddress): Promise<boolean> =>
  trying('No se guardó tu cambio', () => saveAddress(id, { ...address, isDefault: true }));
