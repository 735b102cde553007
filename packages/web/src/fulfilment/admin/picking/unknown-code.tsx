import type { PickStop } from '@nutricion/domain/fulfilment/pick-path';
import { ScanBarcode } from 'lucide-react';
import { usePermission } from '../../../accounts/admin/public/use-permission.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { haptic } from '../../../kit/lib/haptics.ts';
import { useIsOnline } from '../../../kit/offline/offline-banner.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { FormAlert } from '../../../kit/ui/form-alert.tsx';
import { teachBarcode } from '../api.ts';
import { sendQueue } from './send-queue.ts';

interface UnknownCodeProps {
  readonly gtin: string;
  /** The stop at which it was scanned. */
  readonly stop: PickStop;
  /** Called once the server has stored the barcode. */
  readonly onTaught: () => void;
  readonly onClose: () => void;
}

/** An unknown barcode: the picker who holds the package can assign it to the requested product. */
export const UnknownCode = ({ gtin, stop, onTaught, onClose }: UnknownCodeProps) => {
  const hasPermission = usePermission();
  const isOnline = useIsOnline();
  const { isSending, failure, submit } = useSubmit({
    fields: [],
    send: async () => {
      await teachBarcode(stop.productId, gtin);
      // The batch that is read from now on contains the barcode.
      await sendQueue({ fresh: true });
      haptic('success');
      onTaught();
    },
  });
  return (
    <section
      role="alert"
      aria-label="Código desconocido"
      className="mb-3 rounded-ficha bg-mango-tinte p-4 text-mango-tinta"
    >
      <p className="flex items-start gap-3 font-[650] leading-snug">
        <ScanBarcode size={28} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
        <span className="min-w-0 wrap-anywhere">
          Nadie nos ha enseñado ese código. Mira el empaque: ¿es «{stop.title}»?
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {hasPermission('stock.write') && (
          <Button loading={isSending} disabled={!isOnline} onClick={submit}>
            {isOnline ? 'Sí, es este: apréndelo' : 'Apréndelo, cuando haya señal'}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          No: lo dejo en su sitio
        </Button>
      </div>
      <FormAlert message={failure} />
    </section>
  );
};
