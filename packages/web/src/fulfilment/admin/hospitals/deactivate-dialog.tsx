import type { AdminHospitalJson } from '@nutricion/contract/fulfilment/hospitals';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';

interface DeactivateDialogProps {
  /** Null while closed. */
  readonly hospital: AdminHospitalJson | null;
  readonly onClose: () => void;
  readonly onConfirm: (hospital: AdminHospitalJson) => void;
}

export const DeactivateDialog = ({ hospital, onClose, onConfirm }: DeactivateDialogProps) =>
  hospital && (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Desactivar ${hospital.name}?`}
      description={`Nadie más podrá registrarse con @${hospital.email_domain}. ${usersStayText(hospital.people)}`}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onConfirm(hospital);
              onClose();
            }}
          >
            Desactivar
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    />
  );

const usersStayText = (people: number): string => {
  if (people === 0) return 'Lo puedes activar de nuevo cuando quieras.';
  return people === 1
    ? 'La persona que ya está verificada sigue comprando.'
    : `Las ${people} personas que ya están verificadas siguen comprando.`;
};
