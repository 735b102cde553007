import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../accounts/public/session.ts';
import { PageHead } from '../../kit/admin/page-head.tsx';
import { FailedLoad } from '../../kit/api/failed-load.tsx';
import { failureText } from '../../kit/api/failure-text.ts';
import { toastError, toastSuccess } from '../../kit/lib/toast.ts';
import { Block } from '../../kit/ui/block.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { myMailQuery, saveMyMail } from './public/api.ts';

/** /admin/my-mail: what the signed-in member of staff gets by mail. */
export const MyMailPage = () => {
  const query = useQuery(myMailQuery);
  const session = useSession();
  const email = session.status === 'signed-in' ? session.profile?.email : undefined;
  const client = useQueryClient();
  const choice = useMutation({
    mutationFn: saveMyMail,
    onSuccess: (saved) => {
      client.setQueryData(myMailQuery.queryKey, saved);
      toastSuccess(saved.weekly_report ? 'Te escribimos el próximo lunes' : 'No te llegará más');
    },
    onError: (error) => toastError('No se guardó', failureText(error)),
  });
  const isOn = choice.isPending ? choice.variables.weekly_report : query.data?.weekly_report;
  return (
    <>
      <PageHead title="Mis correos">Solo tuyos: cada cual escoge los suyos</PageHead>
      <Block aria-labelledby="los-lunes">
        {isOn === undefined ? (
          query.isError ? (
            <FailedLoad query={query} />
          ) : (
            <div role="status" aria-label="Cargando tus correos">
              <Skeleton className="h-24 w-full" />
            </div>
          )
        ) : (
          <>
            <div className="flex items-start justify-between gap-4">
              <h2 id="los-lunes">La semana, los lunes</h2>
              <Switch
                label="Recibir la semana los lunes"
                checked={isOn}
                disabled={choice.isPending}
                onChange={(weekly_report) => choice.mutate({ weekly_report })}
              />
            </div>
            <p className="mt-2 max-w-[60ch]">
              Cada lunes a las 7 a. m.: qué se vendió de lunes a domingo, qué faltó, qué se buscó sin
              encontrarse y cuánto costó el incentivo, contra la semana de antes.
            </p>
            <p className="mt-2 text-ui text-tinta-suave">
              {isOn ? 'Te llega a' : 'Te llegaría a'} <b className="wrap-anywhere">{email}</b>. Lo mismo lo
              ves cuando quieras en{' '}
              <Link to="/admin/reports" className="font-semibold text-verde underline">
                Reportes
              </Link>
              .
            </p>
          </>
        )}
      </Block>
    </>
  );
};
