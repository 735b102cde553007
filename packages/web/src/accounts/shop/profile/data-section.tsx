import { formatPhone, isPhone, PHONE_MESSAGE } from '@nutricion/domain/kit/contact';
import { BadgeCheck, Building2, Mail } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureText, fieldIssues } from '../../../kit/api/failure-text.ts';
import { logError } from '../../../kit/lib/log.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { refetchProfile, type SignedIn, useSession } from '../../public/session.ts';
import { useFormDraft } from '../../public/use-form-draft.ts';
import { saveProfile } from '../api.ts';
import { DeviceBlock } from './device-block.tsx';
import { Email } from './email.tsx';
import { PasswordBlock } from './password-block.tsx';
import { SectionBlock } from './section-block.tsx';

/** The customer's data: what they can change, and what only the shop can. */
export const DataSection = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || !session.profile) return null;
  const { profile, hospital } = session;
  return (
    <div className="grid gap-4">
      <SectionBlock title="Mis datos" intro="Con ellos llenamos tu próximo pedido.">
        <DataForm key={profile.id} profile={profile} />
      </SectionBlock>
      <SectionBlock title="Tu cuenta">
        <ul className="mt-4 grid gap-4">
          <Row
            icon={<Mail size={20} strokeWidth={2.1} />}
            term="Correo"
            value={<Email address={profile.email} />}
          >
            Es tu entrada institucional y no se cambia aquí. Si cambió, pídelo al administrador de tu
            hospital.
          </Row>
          {hospital && (
            <Row icon={<Building2 size={20} strokeWidth={2.1} />} term="Hospital" value={hospital.name}>
              Sale de tu correo. Si cambiaste de hospital, regístrate con el correo nuevo.
            </Row>
          )}
          <Row
            icon={<BadgeCheck size={20} strokeWidth={2.1} />}
            term="Verificación"
            value={profile.is_verified ? 'Cuenta verificada' : 'Pendiente de verificación'}
          />
        </ul>
      </SectionBlock>
      <PasswordBlock />
      <DeviceBlock />
    </div>
  );
};

type Profile = NonNullable<SignedIn['profile']>;

interface Issues {
  readonly full_name?: string | undefined;
  readonly phone?: string | undefined;
}

const DataForm = ({ profile }: { readonly profile: Profile }) => {
  const { typed, change, markSaved } = useFormDraft('data', shown(profile));
  const { name, phone } = typed;
  const [issues, setIssues] = useState<Issues>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const newIssues: Issues = {
      ...(name.trim() === '' && { full_name: 'Escribe tu nombre.' }),
      ...(phone.trim() !== '' && !isPhone(phone) && { phone: PHONE_MESSAGE }),
    };
    setIssues(newIssues);
    setFailure(null);
    if (Object.keys(newIssues).length > 0) return;
    setSending(true);
    try {
      const saved = await saveProfile({ full_name: name, phone });
      markSaved(shown(saved.profile));
      toastSuccess('Datos guardados');
      await refetchProfile();
    } catch (error) {
      logError('Error saving profile', error);
      const named: Issues = fieldIssues(error);
      setIssues(named);
      if (!named.full_name && !named.phone) setFailure(failureText(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form noValidate onSubmit={submit}>
      <FormAlert message={failure} />
      <div className="mt-5 grid gap-4 md:grid-cols-2">
        <Field label="Nombre completo" error={issues.full_name}>
          <TextInput
            name="fullName"
            autoComplete="name"
            autoCapitalize="words"
            maxLength={120}
            value={name}
            onChange={(event) => {
              change({ name: event.target.value });
              setIssues(({ phone: phoneOrNameIssue }) => ({ phone: phoneOrNameIssue }));
            }}
          />
        </Field>
        <Field label="Celular" optional error={issues.phone} hint="Para avisarte de tu entrega.">
          <TextInput
            type="tel"
            name="phone"
            autoComplete="tel-national"
            inputMode="tel"
            placeholder="787-555-0142"
            value={phone}
            onChange={(event) => {
              change({ phone: event.target.value });
              setIssues(({ full_name: phoneOrNameIssue }) => ({ full_name: phoneOrNameIssue }));
            }}
            onBlur={() => phone !== formatPhone(phone) && change({ phone: formatPhone(phone) })}
          />
        </Field>
      </div>
      <Button type="submit" loading={isSending} className="mt-5 max-md:w-full">
        Guardar mis datos
      </Button>
    </form>
  );
};

const shown = ({ full_name, phone }: Pick<Profile, 'full_name' | 'phone'>) => ({
  name: full_name,
  phone: formatPhone(phone ?? ''),
});

interface RowProps {
  readonly icon: ReactNode;
  readonly term: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

const Row = ({ icon, term, value, children }: RowProps) => (
  <li className="flex gap-3.5">
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-control bg-rocio text-verde"
    >
      {icon}
    </span>
    <p className="min-w-0 self-center leading-snug wrap-anywhere">
      <span className="block text-nota text-tinta-suave">{term}</span> <b className="font-[650]">{value}</b>
      {children && <span className="mt-0.5 block text-[.875rem] text-tinta-suave">{children}</span>}
    </p>
  </li>
);
