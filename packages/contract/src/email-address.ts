import { emailDomain } from '@nutricion/domain/hospital/email-domain';
import { z } from 'zod';

const MESSAGE = 'Escribe un email válido.';

/** An address that can get mail, in lower case already: what an account may be made for. */
export const emailAddress = z.email(MESSAGE).refine((address) => emailDomain(address) !== null, MESSAGE);
