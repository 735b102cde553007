import { initialsOf } from '../kit/initials.ts';

/** Masks every e-mail address in a text for readers who needn't identify its owner: "a•••@hospital.example". */
export const maskEmails = (text: string): string => text.replace(EMAIL, '$1•••@$2');

const EMAIL = /([\p{L}\p{N}])[\p{L}\p{N}._%+'-]*@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,})/gu;

const NAME_KEYS: ReadonlySet<string> = new Set([
  'full_name',
  'recipient',
  'recipient_name',
  'user_name',
  'contact',
  'person',
]);
const CONTACT_KEYS: ReadonlySet<string> = new Set([
  'phone',
  'recipient_phone',
  'address',
  'delivery_address',
]);

/**
 * A copy of a record without personal data: names as initials, telephones and addresses as dots, e-mail addresses
 * masked.
 */
export const maskPersonalData = (value: unknown, key = ''): unknown => {
  if (CONTACT_KEYS.has(key) && value !== null && value !== '') return '•••';
  if (typeof value === 'string') return NAME_KEYS.has(key) ? initialsOf(value) : maskEmails(value);
  if (Array.isArray(value)) return value.map((each) => maskPersonalData(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, maskPersonalData(part, name)]),
  );
};
