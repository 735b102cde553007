import { emailDomain } from '@nutricion/domain/accounts/email-domain';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hospitalOfDomainQuery } from '../api-hospital.ts';

const PAUSE_MS = 300;

/** Names the hospital of an e-mail address while it is typed, as soon as its domain is complete. */
export const HospitalOfEmail = ({ email }: { readonly email: string }) => {
  const domain = useDebounced(emailDomain(email));
  const { data } = useQuery(hospitalOfDomainQuery(domain));
  return (
    <span aria-live="polite">
      {data?.hospital ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-verde">
          <Building2 size={16} strokeWidth={2.2} aria-hidden="true" />
          {data.hospital.name}
        </span>
      ) : data && domain !== null ? (
        'No conocemos ese dominio. Revisa que sea el correo de tu hospital.'
      ) : (
        'El que te dio tu hospital.'
      )}
    </span>
  );
};

/** The value after it hasn't changed for a moment. */
const useDebounced = <T,>(value: T): T => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
