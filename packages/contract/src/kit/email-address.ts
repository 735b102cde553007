import { emailDomain } from '@nutricion/domain/accounts/email-domain';
import { z } from 'zod';

const MESSAGE = 'Escribe un email válido.';

/** A deliverable e-mail address, already in lower case, for which an account may be made. */
export const emailAddress = z.email(MESSAGE).refine((address) => emailDomain(address) !== null, MESSAGE);
