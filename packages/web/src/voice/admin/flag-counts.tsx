import { voiceFlagLabels } from '@nutricion/domain/voice/session-flags';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ApiResponse } from '../../kit/api/api.ts';
import { Block } from '../../kit/ui/block.tsx';

type Flags = ApiResponse<'GET /api/admin/voice/summary'>['flags'];

/** What went wrong in how many sessions; each leads to them. */
export const FlagCounts = ({ flags }: { readonly flags: Flags }) => (
  <Block aria-labelledby="salio-mal">
    <h2 id="salio-mal">Qué salió mal</h2>
    {flags.length === 0 ? (
      <p className="mt-2 text-ui text-tinta-suave">Nada en estos días.</p>
    ) : (
      <ul className="mt-2 -mb-2 divide-y divide-linea">
        {flags.map(({ flag, sessions }) => (
          <li key={flag}>
            <Link
              to={`?vista=sesiones&aviso=${flag}`}
              className="-mx-2 flex min-h-12 items-center gap-3 rounded-control px-2 py-2 text-ui leading-snug hover:bg-rocio-2"
            >
              <span className="min-w-0 flex-1">{voiceFlagLabels[flag]}</span>
              <span className="num flex-none">
                {sessions.toLocaleString('es-PR')}
                <span className="sr-only">{sessions === 1 ? ' sesión' : ' sesiones'}</span>
              </span>
              <ChevronRight
                size={18}
                strokeWidth={2.1}
                aria-hidden="true"
                className="flex-none text-tinta-suave"
              />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Block>
);
