import { endpoints } from '@nutricion/contract/endpoints';
import type { Access, Endpoint } from '@nutricion/contract/kit/endpoint';
import { openApiDocument } from '../../platform/http/openapi.ts';

/** As much of JSON Schema as the emitted document uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  /** `POST /api/orders`. */
  readonly key: string;
  readonly method: string;
  /** `/api/orders/{id}`. */
  readonly path: string;
  /** For the accounts' calls `public`: each checks its caller itself. */
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Declared {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

/** Every operation in the OpenAPI document, and those under /api/auth. */
export const operations = (accountCalls: readonly string[]): readonly Operation[] => {
  const { paths } = openApiDocument() as { readonly paths: Record<string, Record<string, Declared>> };
  const declared = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      key: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      access: accessOf(`${method.toUpperCase()} ${path}`),
      parameters: operation.parameters,
      body: operation.requestBody?.content['application/json'].schema,
    })),
  );
  return [...declared, ...accountCalls.map(accountOperation)];
};

const accessOf = (key: string): Access =>
  Object.entries<Endpoint>(endpoints).find(([each]) => each === key)?.[1].access ?? 'public';

/** The accounts' calls are declared nowhere else. */
const accountOperation = (call: string): Operation => {
  const [method = '', path = ''] = call.split(' ');
  return {
    key: `${method} /api/auth/${path}`,
    method,
    path: `/api/auth/${path}`,
    access: 'public',
    parameters: [],
    body: method === 'GET' ? undefined : (forms[path] ?? anyForm),
  };
};

const formOf = (fields: readonly string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
  required: fields,
});

/** What each call reads; one that isn't here gets every field that any of them reads. */
const forms: Readonly<Record<string, Schema>> = {
  'sign-up/email': formOf(['name', 'email', 'password']),
  'sign-in/email': formOf(['email', 'password']),
  'sign-out': formOf([]),
  'change-password': formOf(['currentPassword', 'newPassword']),
  reauthenticate: formOf(['password']),
  'two-factor/verify': formOf(['code']),
  'two-factor/enable': formOf(['password']),
  'two-factor/confirm': formOf(['code']),
  'two-factor/disable': formOf(['password', 'code']),
  'two-factor/backup-codes': formOf(['password', 'code']),
  'email-otp/send-verification-otp': formOf(['email', 'type']),
  'email-otp/verify-email': formOf(['email', 'otp']),
  'email-otp/request-password-reset': formOf(['email']),
  'email-otp/reset-password': formOf(['email', 'otp', 'password']),
};

const anyForm = formOf([
  ...['name', 'email', 'password', 'otp', 'code', 'id', 'token'],
  ...['currentPassword', 'newPassword'],
]);
