import type { ReactNode, SyntheticEvent } from 'react';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { FormIssue } from './check-credentials.ts';

interface AuthFormProps {
  readonly title: string;
  /** The browser tab's title. */
  readonly documentTitle: string;
  readonly intro: ReactNode;
  readonly issue: FormIssue | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Something was typed: what was said of it before no longer holds. */
  readonly onEdit: () => void;
  readonly children: ReactNode;
}

/** A form of the sign-in screen: title, intro, error and fields. */
export const AuthForm = ({
  title,
  documentTitle,
  intro,
  issue,
  onSubmit,
  onEdit,
  children,
}: AuthFormProps) => (
  <form onSubmit={onSubmit} onInput={onEdit} noValidate>
    <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
    <p className="mt-2 text-tinta-suave">{intro}</p>
    <FormAlert message={issue?.message ?? null} />
    {children}
  </form>
);

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly issue: FormIssue | null;
  readonly hint?: ReactNode;
  readonly className: string;
}

/** The field for the account's e-mail address. */
export const EmailField = ({ value, onChange, issue, ...shown }: EmailFieldProps) => (
  <Field label="Correo institucional" {...shown}>
    <TextInput
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck="false"
      maxLength={254}
      value={value}
      aria-invalid={hasIssue(issue, 'email')}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);

/** The value of `aria-invalid`. */
export const hasIssue = (issue: FormIssue | null, field: FormIssue['fields'][number]): true | undefined =>
  issue?.fields.includes(field) || undefined;
