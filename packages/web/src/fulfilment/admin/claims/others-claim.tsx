import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button, buttonClass } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';

interface OthersClaimProps {
  readonly title: string;
  /** A finished batch or route can't be claimed. */
  readonly isOver: boolean;
  readonly claim: () => Promise<void>;
  readonly back: { readonly to: string; readonly label: string; readonly variant: 'primary' | 'outline' };
  readonly children: ReactNode;
}

/** A batch or route that the user doesn't have: of somebody else, released, or finished. */
export const OthersClaim = ({ title, isOver, claim, back, children }: OthersClaimProps) => {
  const claiming = useSubmit({ fields: [], send: claim });
  return (
    <Block>
      <EmptyState
        heading="h1"
        title={title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {!isOver && (
              <Button size="lg" loading={claiming.isSending} onClick={claiming.submit}>
                Seguir yo
              </Button>
            )}
            <Link to={back.to} className={buttonClass(back.variant, 'lg')}>
              {back.label}
            </Link>
          </div>
        }
      >
        {children}
      </EmptyState>
      <FormAlert message={claiming.failure} />
    </Block>
  );
};
