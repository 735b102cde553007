import type { EntranceJson } from '@nutricion/contract/fulfilment/hospitals';
import { shiftLabels } from '@nutricion/domain/fulfilment/shift';
import { formatPhone } from '@nutricion/domain/kit/contact';
import { DoorOpen } from 'lucide-react';

/** The hospital's entrance that is open in the route's shift, and whom to call there. */
export const EntranceNote = ({ entrance }: { readonly entrance: EntranceJson }) => (
  <section
    aria-label="Por dónde se entra"
    className="mb-3 flex gap-3 rounded-bloque bg-cielo-tinte px-4 py-3 text-ui leading-snug wrap-anywhere"
  >
    <DoorOpen size={20} strokeWidth={2.1} aria-hidden="true" className="mt-0.5 flex-none text-cielo-tinta" />
    <div className="min-w-0">
      <p>
        <b className="font-[650]">{shiftLabels[entrance.shift]}</b>
        {entrance.door && `: ${entrance.door}`}
      </p>
      {entrance.instructions && <p>{entrance.instructions}</p>}
      {(entrance.contact || entrance.phone) && (
        <p className="text-tinta-suave">
          {entrance.contact}{' '}
          {entrance.phone && (
            <a
              href={`tel:${entrance.phone}`}
              className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-verde underline"
            >
              {formatPhone(entrance.phone)}
            </a>
          )}
        </p>
      )}
    </div>
  </section>
);
