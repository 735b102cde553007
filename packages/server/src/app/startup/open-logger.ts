import { type DestinationStream, type Level, type Logger, pino } from 'pino';

/**
 * The process's log: one line of JSON for each event, to standard output unless a destination is given. It contains no
 * personal data and no secrets: fields are redacted by their names, errors are logged without the values that caused them,
 * and the finished line is searched for addresses, tokens and keys.
 */
export const openLogger = (level: Level | 'silent', destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: secretPaths, censor: '[oculto]' },
      serializers: { err: errorFields, error: errorFields },
      hooks: { streamWrite: redact },
    },
    destination ?? openLogFile(1),
  );

/** A line waits this long for space, in bytes of all that wait; the newest are left out. */
const MAX_WAITING_BYTES = 1_000_000;

/** A full disk costs lines of the log and ends nothing: they are written again as soon as it has space. */
export const openLogFile = (descriptor: number): DestinationStream => {
  const file = pino.destination({ dest: descriptor, maxLength: MAX_WAITING_BYTES, sync: false });
  file.on('error', () => {});
  return file;
};

const secretNames = [
  ...['authorization', 'cookie', 'set-cookie', 'set-auth-token', 'token', 'accessToken', 'secret', 'otp'],
  ...['stripe-signature', 'client_secret', 'privateToken', 'publicToken', 'auth_token', 'sealed_token'],
  ...['password', 'currentPassword', 'newPassword', 'full_name', 'phone'],
];
/** In the top level of an entry and up to two levels below it. */
const secretPaths = secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** The fields of an error that are safe to log; a driver's `detail`, `where` and parameters contain what people typed. */
const errorFields = (error: unknown): object => {
  if (!(error instanceof Error)) return fieldsOfThrown(error);
  const { code, severity, routine, table, column, constraint, responseCode, syscall } = error as Error &
    Readonly<Record<string, unknown>>;
  const message = isAboutValues(code) ? `a value was refused (${code})` : error.message;
  const stack = error.stack?.slice(error.stack.indexOf('\n    at '));
  return {
    type: error.name,
    message,
    ...defined({ code, severity, routine, table, column, constraint, responseCode, syscall }),
    ...(error.stack?.includes('\n    at ') && { stack }),
    ...(error.cause !== undefined && { cause: errorFields(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFields) }),
  };
};

/** Of what was thrown without being an error. The queue of jobs copies an error into an object with its message, stack and queue. */
const fieldsOfThrown = (thrown: unknown): object => {
  if (typeof thrown !== 'object' || thrown === null)
    return { type: typeof thrown, message: String(thrown).slice(0, MAX_MESSAGE_LENGTH) };
  const { name, message, ...rest } = thrown as Readonly<Record<string, unknown>>;
  if (typeof message !== 'string')
    return { type: 'object', message: `with ${Object.keys(thrown).join(', ')}` };
  const copy = Object.assign(new Error(message), rest, typeof name === 'string' && { name });
  return { ...errorFields(copy), ...defined({ queue: rest.queue, worker: rest.worker }) };
};

const MAX_MESSAGE_LENGTH = 300;

/** Messages of PostgreSQL's class 22 repeat the value that was refused. */
const isAboutValues = (code: unknown): boolean => typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);

const defined = (fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const redact = (line: string): string =>
  line
    .replace(EMAIL, '[correo]')
    .replace(ACCESS_TOKEN, '[ficha]')
    .replace(URL_WITH_PASSWORD, '$1[clave]@')
    .replace(PAYMENT_KEY, '[clave]');

const EMAIL = /[^\s"'<>()[\]\\:,;/@]+@[a-z0-9-]+(\.[a-z0-9-]+)+/gi;
const ACCESS_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g;
/** Stripe's keys, the secret of its webhook, and the secret by which a browser pays an intent. */
const PAYMENT_KEY = /\b(?:(?:sk|rk)_(?:live|test)|whsec)_\w+|\bpi_\w+_secret_\w+/g;
const URL_WITH_PASSWORD = /\b([a-z]+:\/\/)[^\s"'@/]+@/gi;
