import type { ReactNode } from 'react';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import type { UserState } from '../api.ts';
import { stateLabels, states } from './state-labels.ts';

interface NoUsersFoundProps {
  readonly state: UserState;
  readonly q: string;
  readonly counts: Readonly<Record<UserState, number>>;
  readonly onState: (state: UserState) => void;
}

/** The tab has no users: all are handled, or the search matches users of another tab. */
export const NoUsersFound = ({ state, q, counts, onState }: NoUsersFoundProps) => {
  const otherStates = q ? states.filter((other) => other !== state && counts[other] > 0) : [];
  return (
    <Block>
      <EmptyState
        title={q ? `Nadie con “${q}” aquí` : stateLabels[state].none}
        action={
          otherStates.length > 0 && (
            <div className="flex flex-wrap justify-center gap-2">
              {otherStates.map((other) => (
                <Button key={other} variant="quiet" onClick={() => onState(other)}>
                  {stateLabels[other].many} ({counts[other]})
                </Button>
              ))}
            </div>
          )
        }
      >
        {otherStates.length > 0 && 'Pero hay en:'}
        {q && otherStates.length === 0 && 'Revisa cómo se escribe, o busca por su correo.'}
        {!q && state === 'pendiente' && 'Cuando alguien pruebe su correo, aparecerá aquí.'}
      </EmptyState>
    </Block>
  );
};

/** The page number of the address is past the last page. */
export const PastLastPage = ({ onBack }: { readonly onBack: () => void }) => (
  <Block>
    <EmptyState
      title="Esta página quedó vacía"
      action={
        <Button variant="quiet" onClick={onBack}>
          Ir a la primera
        </Button>
      }
    />
  </Block>
);

interface EmptyUserListProps {
  readonly remaining: number;
  /** A button that shows the users who remain. */
  readonly children: ReactNode;
}

/** Below a list whose rows are all handled. */
export const EmptyUserList = ({ remaining, children }: EmptyUserListProps) => (
  <div role="status" className="mt-5 flex flex-col items-center gap-3 text-center">
    <p className="font-semibold">
      {remaining > 0
        ? `Listo con estas. ${remaining === 1 ? 'Queda 1 persona.' : `Quedan ${remaining} personas.`}`
        : 'Listo: nadie más espera por ti.'}
    </p>
    {remaining > 0 && children}
  </div>
);
