import type { LotJson } from '@nutricion/contract/stock/stock';
import { lotStateLabels } from '@nutricion/domain/stock/lots';
import { Link } from 'react-router';
import { Badge } from '../../kit/ui/badge.tsx';
import { expiryText } from './movement-text.ts';

const tones = { retirado: 'bad', vencido: 'bad', 'vence-pronto': 'needs-you', bien: 'good' } as const;

interface LotCardProps {
  readonly lot: LotJson;
  /** With the product's title: as a link, or as text where the card is chosen by a tap. */
  readonly product?: 'link' | 'text';
}

/** A lot with its expiry and state. */
export const LotCard = ({ lot, product }: LotCardProps) => (
  <div className="flex min-w-0 flex-1 items-start gap-3 rounded-ficha bg-suelo px-3.5 py-3">
    <span className="min-w-0 flex-1">
      {product && (
        <span className="block leading-snug font-[650] wrap-anywhere">
          {product === 'link' ? (
            <Link to={`/admin/stock/${lot.product_id}`} className="hover:underline">
              {lot.product}
            </Link>
          ) : (
            lot.product
          )}
        </span>
      )}
      <span className={`block wrap-anywhere ${product ? 'text-ui' : 'font-[650]'}`}>
        Lote {lot.code} · {lot.supplier}
      </span>
      <span className="mt-0.5 block text-nota text-tinta-suave">
        {expiryText(lot.expires_on)}
        {lot.temperature_f !== null && ` · llegó a ${lot.temperature_f} °F`}
        {lot.cost !== null && ` · costó $${lot.cost.toFixed(2)}`}
      </span>
      {lot.state !== 'bien' && (
        <Badge tone={tones[lot.state]} className="mt-1.5">
          {lotStateLabels[lot.state]}
        </Badge>
      )}
    </span>
    <span className="flex-none text-right">
      <span className="num block text-[1.25rem] leading-none">{lot.units_left}</span>
      <span className="text-nota text-tinta-suave">de {lot.received_units}</span>
    </span>
  </div>
);
