import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import type { ApiResponse } from '../../../kit/api/api.ts';
import { failureText } from '../../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../../kit/lib/toast.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { verifyDomain } from '../api.ts';
import { usePermission } from '../public/use-permission.ts';

interface WaitingDomainsProps {
  readonly domains: NonNullable<ApiResponse<'GET /api/admin/users'>['domains']>;
  /** When the list was read: users who registered later aren't included. */
  readonly until: string;
}

type WaitingDomain = WaitingDomainsProps['domains'][number];

/** Verifies all waiting users of one domain at once, after confirmation. */
export const WaitingDomains = ({ domains, until }: WaitingDomainsProps) => {
  const queryClient = useQueryClient();
  const [confirming, setConfirming] = useState<WaitingDomain | null>(null);
  const canDecide = usePermission()('users.decide');
  const verify = useMutation({
    mutationFn: ({ domain }: WaitingDomain) => verifyDomain(domain, until),
    onSuccess: ({ verified, failed }) => {
      const [first] = failed;
      if (first)
        toastError(
          `${verifiedText(verified)}. Con ${failed.length} no se pudo`,
          `${first.full_name}: ${first.detail}`,
        );
      else toastSuccess(verifiedText(verified), 'Se les avisa por correo');
    },
    onError: (error) => toastError('No pudimos confirmarlo', failureText(error)),
    onSettled: () => {
      setConfirming(null);
      return queryClient.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  if (domains.length === 0 || !canDecide) return null;
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {domains.map((each) => (
        <Button
          key={each.domain}
          variant="quiet"
          size="sm"
          className="py-2 text-left!"
          onClick={() => setConfirming(each)}
        >
          <CheckCheck size={18} strokeWidth={2.3} aria-hidden="true" />
          Verificar las {each.waiting} de @{each.domain}
        </Button>
      ))}
      {confirming && (
        <Dialog
          open
          onOpenChange={(open) => !open && setConfirming(null)}
          title={`¿Verificar las ${confirming.waiting} de @${confirming.domain}?`}
          description="Todas entraron el código que llegó a ese correo. Podrán comprar, y a cada una le avisamos. Quien se registró después de cargar esta lista sigue esperando."
          actions={
            <>
              <Button loading={verify.isPending} onClick={() => verify.mutate(confirming)}>
                Verificar
              </Button>
              <Button variant="outline" onClick={() => setConfirming(null)}>
                Volver
              </Button>
            </>
          }
        />
      )}
    </div>
  );
};

const verifiedText = (verified: number): string =>
  verified === 1 ? '1 persona verificada' : `${verified} personas verificadas`;
