/** Fields of the sign-in screen that can have an error. */
export type AuthField = 'email' | 'password' | 'fullName' | 'otpCode';

export interface FormIssue {
  readonly message: string;
  readonly fields: readonly AuthField[];
}

/** Password length and code length of the specification's section 9. */
export const MIN_PASSWORD_LENGTH = 8;
export const OTP_LENGTH = 6;

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The error of a sign-in form before it is sent; null if there is none (specification, section 5). */
export const checkLogin = ({ email, password }: Credentials): FormIssue | null => {
  const fields = missing({ email: email.trim(), password });
  return fields.length > 0 ? { message: 'Completa todos los campos', fields } : null;
};

/** The error of a registration form before it is sent. Only the server can check the domain. */
export const checkSignUp = ({
  email,
  password,
  fullName,
}: Credentials & { readonly fullName: string }): FormIssue | null => {
  const fields = missing({ fullName: fullName.trim(), email: email.trim(), password });
  if (fields.length > 0) return { message: 'Completa todos los campos requeridos', fields };
  return checkNewPassword(password);
};

/** The error of the code and the new password of a reset. */
export const checkReset = (code: string, password: string): FormIssue | null =>
  checkOtp(code) ?? checkNewPassword(password);

export const checkRecovery = (email: string): FormIssue | null =>
  email.trim() === '' ? { message: 'Escribe tu email.', fields: ['email'] } : null;

const checkNewPassword = (password: string): FormIssue | null =>
  password.length < MIN_PASSWORD_LENGTH
    ? { message: 'La contraseña debe tener al menos 8 caracteres', fields: ['password'] }
    : null;

export const checkOtp = (code: string): FormIssue | null =>
  /^\d{6}$/.test(code) ? null : { message: 'El código debe tener 6 dígitos', fields: ['otpCode'] };

/** The first six digits; other characters of a paste or autofill are dropped. */
export const otpDigits = (text: string): string => text.replace(/\D/g, '').slice(0, OTP_LENGTH);

const missing = (values: Partial<Record<AuthField, string>>): readonly AuthField[] =>
  (Object.keys(values) as AuthField[]).filter((field) => values[field] === '');
