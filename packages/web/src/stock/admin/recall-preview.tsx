import type { RecallLineJson, RecallPreviewJson } from '@nutricion/contract/stock/recalls';
import { adminStatusLabels } from '@nutricion/domain/orders/order-status';
import { Check, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../kit/ui/badge.tsx';
import { Block } from '../../kit/ui/block.tsx';
import { dayText, expiryText, unitsText } from './movement-text.ts';

/** The effect of a recall: lots with the units left, then orders and customers. */
export const RecallPreview = ({ lots, lines }: RecallPreviewJson) => {
  const certain = lines.filter(({ certainty }) => certainty === 'lote');
  const possible = lines.filter(({ certainty }) => certainty === 'producto');
  return (
    <div className="grid gap-4">
      <Block aria-labelledby="lotes-del-retiro">
        <h2 id="lotes-del-retiro">Lotes</h2>
        <ul className="mt-3 grid gap-2">
          {lots.map((lot) => (
            <li key={lot.id} className="rounded-ficha bg-suelo px-3.5 py-3">
              <p className="leading-snug font-[650] wrap-anywhere">{lot.product}</p>
              <p className="text-ui wrap-anywhere">
                Lote {lot.code} · {lot.supplier}
              </p>
              <p className="text-nota text-tinta-suave">
                {expiryText(lot.expires_on)} · llegaron {lot.received_units}
              </p>
              <p className="mt-1.5 text-ui">
                Del inventario: <b className="font-[650]">{unitsText(lot.withdrawn_units)}</b>
                {lot.promised_units > 0 && (
                  <>
                    . A pedidos sin preparar les van a faltar{' '}
                    <b className="font-[650]">{lot.promised_units}</b>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </Block>
      <Lines id="seguro" title="Lo tienen" lines={certain} none="Ningún pedido tiene anotado este lote.">
        Su pedido se preparó con este lote.
      </Lines>
      {possible.length > 0 && (
        <Lines id="quizas" title="Quizás lo tienen" lines={possible}>
          Llevan el producto desde que llegó el lote, y nadie anotó de cuál se les dio.
        </Lines>
      )}
    </div>
  );
};

interface LinesProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly RecallLineJson[];
  readonly none?: string;
  readonly children: string;
}

/** Most lines shown; the file has all. */
const SHOWN_LINES = 100;

const Lines = ({ id, title, lines, none, children }: LinesProps) => (
  <Block aria-labelledby={id}>
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 id={id}>{title}</h2>
      <p className="text-ui text-tinta-suave">{customersText(lines)}</p>
    </div>
    <p className="mt-1 text-ui text-tinta-suave">{lines.length === 0 ? none : children}</p>
    <ul className="mt-2 divide-y divide-linea">
      {lines.slice(0, SHOWN_LINES).map((line) => (
        <li key={`${line.item_id}-${line.lot_id}`} className="flex items-start gap-3 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-[650] wrap-anywhere">{line.person ?? 'Cuenta borrada'}</p>
            <p className="text-ui leading-snug wrap-anywhere">
              <Link to={`/admin/orders/${line.order_id}`} className="text-verde underline">
                {line.order}
              </Link>{' '}
              · {line.units} × {line.product}, lote {line.lot}
            </p>
            <p className="text-nota text-tinta-suave wrap-anywhere">
              {[line.hospital, dayText(line.delivery_date)].filter(Boolean).join(' · ')}
            </p>
            <NotifiedLine line={line} />
          </div>
          <Badge className="mt-0.5">{adminStatusLabels[line.status]}</Badge>
        </li>
      ))}
    </ul>
    {lines.length > SHOWN_LINES && (
      <p className="mt-2 text-ui text-tinta-suave">Y {lines.length - SHOWN_LINES} más, en el archivo.</p>
    )}
  </Block>
);

const NotifiedLine = ({ line: { told_at, refund_asked_at } }: { readonly line: RecallLineJson }) =>
  told_at === null && refund_asked_at === null ? null : (
    <p className="mt-1 flex flex-wrap gap-x-3 text-nota font-semibold text-verde-hondo">
      {told_at && (
        <span className="inline-flex items-center gap-1.5">
          <Mail size={15} strokeWidth={2.2} aria-hidden="true" />
          Avisado
        </span>
      )}
      {refund_asked_at && (
        <span className="inline-flex items-center gap-1.5">
          <Check size={15} strokeWidth={2.6} aria-hidden="true" />
          Devolución pedida
        </span>
      )}
    </p>
  );

const customersText = (lines: readonly RecallLineJson[]): string => {
  const orders = new Set(lines.map(({ order_id }) => order_id)).size;
  const people = new Set(lines.map(({ email, order_id }) => email ?? order_id)).size;
  if (orders === 0) return '';
  return `${people === 1 ? '1 persona' : `${people} personas`}, ${orders === 1 ? '1 pedido' : `${orders} pedidos`}`;
};
