import type { ReactNode, SyntheticEvent } from 'react';
import { Field } from '../../../kit/ui/field.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { PageTitle } from '../../../kit/ui/page-title.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { FormIssue } from './check-credentials.ts';

interface AuthFormProps {
  readonly title: string;
  /** On the browser's tab. */
  readonly documentTitle: string;
  readonly intro: ReactNode;
  readonly issue: FormIssue | null;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/** One of the forms of the sign-in screen: what it is for, what is wrong with it, and its fields. */
export const AuthForm = ({ title, documentTitle, intro, issue, onSubmit, children }: AuthFormProps) => (
  <form onSubmit={onSubmit} noValidate>
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

/** The address that says whose account it is, and of which hospital. */
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

/** As `aria-invalid` wants it. */
export const hasIssue = (issue: FormIssue | null, field: FormIssue['fields'][number]): true | undefined =>
  issue?.fields.includes(field) || undefined;
