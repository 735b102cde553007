import type { SaveAddress } from '@nutricion/contract/accounts/addresses';
import { type AddressIssues, addressIssues } from '@nutricion/domain/accounts/address-issues';
import { deliveryMessages } from '@nutricion/domain/accounts/delivery-messages';
import type { HomeAddress } from '@nutricion/domain/accounts/home-address';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { failureText, fieldIssues } from '../../../kit/api/failure-text.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { logError } from '../../../kit/lib/log.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { AddressFields } from '../../public/address-fields.tsx';
import { hasFormDraft, useFormDraft } from '../../public/use-form-draft.ts';
import { type SavedAddress, saveAddress } from '../api.ts';

/** The address that is edited, or a new one. */
export type EditedAddress = SavedAddress | 'new';

interface AddressDialogProps {
  /** Null: closed. */
  readonly edited: EditedAddress | null;
  /** The first address is always the default. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

export const AddressDialog = ({ edited, isFirst, onClose }: AddressDialogProps) => {
  const formId = useId();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      open={edited !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={edited === null || edited === 'new' ? 'Dirección nueva' : 'Editar dirección'}
      className="sm:w-[min(620px,calc(100vw-32px))]"
      actions={
        <>
          <Button type="submit" form={formId} loading={isSending}>
            Guardar dirección
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      {edited && (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.id}
          formId={formId}
          edited={edited}
          isFirst={isFirst}
          onSending={setSending}
          onSaved={onClose}
        />
      )}
    </Dialog>
  );
};

interface AddressFormProps {
  readonly formId: string;
  readonly edited: EditedAddress;
  readonly isFirst: boolean;
  readonly onSending: (isSending: boolean) => void;
  readonly onSaved: () => void;
}

interface Issues extends AddressIssues {
  readonly label?: string | undefined;
}

const emptyHomeAddress: HomeAddress = { urbanizacion: '', street: '', apartment: '', municipio: '', zip: '' };

const AddressForm = ({ formId, edited, isFirst, onSending, onSaved }: AddressFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const savedAddress = edited === 'new' ? null : edited;
  const { typed, change } = useFormDraft(addressForm(edited), {
    label: savedAddress?.label ?? (isFirst ? 'Casa' : ''),
    isDefault: savedAddress?.isDefault ?? isFirst,
    ...emptyHomeAddress,
    ...savedAddress?.address,
  });
  const { label, isDefault, ...address } = typed;
  const [issues, setIssues] = useState<Issues>({});
  const [failure, setFailure] = useState<string | null>(null);
  const issueCount = Object.keys(issues).length;
  useEffect(() => {
    if (issueCount > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issueCount]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const newIssues: Issues = {
      ...(label.trim() === '' && { label: deliveryMessages.addressLabel }),
      ...addressIssues(address, savedAddress ? [savedAddress.address] : []),
    };
    setIssues(newIssues);
    setFailure(null);
    const count = Object.keys(newIssues).length;
    if (count > 0) return announce(count === 1 ? 'Falta un dato' : `Faltan ${count} datos`);
    onSending(true);
    try {
      await saveAddress(savedAddress?.id ?? null, {
        label,
        address: address as SaveAddress['address'],
        isDefault,
      });
      announce('Dirección guardada');
      onSaved();
    } catch (error) {
      logError('Error saving address', error);
      const named = issuesOf(fieldIssues(error));
      setIssues(named);
      if (Object.keys(named).length === 0) setFailure(failureText(error));
    } finally {
      onSending(false);
    }
  };

  return (
    <form ref={form} id={formId} noValidate onSubmit={submit}>
      <FormAlert message={failure} />
      <div className={clsx('grid gap-4', failure && 'mt-5')}>
        <Field label="Nombre" hint="Como la llamas: Casa, Mami, Guardia de Ponce." error={issues.label}>
          <TextInput
            name="label"
            autoComplete="off"
            autoCapitalize="words"
            maxLength={40}
            value={label}
            onChange={(event) => {
              change({ label: event.target.value });
              setIssues(({ label: _, ...others }) => others);
            }}
          />
        </Field>
        <AddressFields
          address={address}
          issues={issues}
          onChange={(part) => {
            change(part);
            setIssues((current) => without(current, Object.keys(part)));
          }}
        />
        {!isFirst && !savedAddress?.isDefault && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ui">
            <input
              type="checkbox"
              checked={isDefault}
              onChange={({ target }) => change({ isDefault: target.checked })}
              className="size-6 flex-none accent-verde"
            />
            Que sea la principal
          </label>
        )}
      </div>
    </form>
  );
};

/** The form's key for `useFormDraft`. */
const addressForm = (edited: EditedAddress): string => `address-${edited === 'new' ? 'new' : edited.id}`;

/** The address with an unsaved draft after a reload or a new sign-in. */
export const addressWithFormDraft = (addresses: readonly SavedAddress[]): EditedAddress | null =>
  [...addresses, 'new' as const].find((edited) => hasFormDraft(addressForm(edited))) ?? null;

/** The server's names are `address.street`, the form's `street`. */
const issuesOf = (errors: Readonly<Record<string, string>>): Issues =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field.replace(/^address\./, ''), message]),
  );

/** Removes the errors of fields that are being corrected. */
const without = (issues: Issues, fields: readonly string[]): Issues =>
  Object.fromEntries(Object.entries(issues).filter(([field]) => !fields.includes(field)));
