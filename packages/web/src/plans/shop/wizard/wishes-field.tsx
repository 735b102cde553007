import { listText } from '@nutricion/domain/kit/list-text';
import { settingLabel } from '@nutricion/domain/plans/setting';
import { wishLimits } from '@nutricion/domain/plans/wish';
import { CircleHelp, Info } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import type { Wishes } from './use-wishes.ts';
import { WishChips } from './wish-chips.tsx';

const EXAMPLE = 'sin cerdo, algo criollo, los martes trabajo de noche';

/** Wishes beyond the steps, in the customer's own words; their interpretation is below, to be changed or removed. */
export const WishesField = ({ wishes }: { readonly wishes: Wishes }) => {
  const box = useRef<HTMLDivElement>(null);
  const focusText = () => box.current?.querySelector('textarea')?.focus();
  const { text, isReading, failure } = wishes;
  return (
    <div ref={box} className="mt-6">
      <Field
        label="¿Algo más que debamos saber?"
        optional
        hint={`Por ejemplo: «${EXAMPLE}».`}
        error={failure ?? undefined}
      >
        <TextArea
          value={text}
          rows={2}
          className="min-h-[4.5rem]"
          maxLength={wishLimits.text}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => wishes.setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // One line is the rule; a second one is Shift and Enter, as in any chat.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            wishes.read();
          }}
        />
      </Field>
      {text.trim() !== '' && (
        <Button variant="quiet" size="sm" className="mt-2.5" loading={isReading} onClick={wishes.read}>
          Añadir al plan
        </Button>
      )}
      <InterpretedWishes wishes={wishes} />
      <WishChips
        wishes={wishes.wishes}
        onRemove={(wish) => {
          focusText();
          wishes.remove(wish);
        }}
        onEdit={(wish) => {
          wishes.edit(wish);
          focusText();
        }}
      />
    </div>
  );
};

const USED_UP = 'Servicio temporalmente no disponible. Contacta soporte.';

/** What was changed in the customer's answers, what wasn't understood, and who read it where that matters. */
const InterpretedWishes = ({ wishes: { interpreted, undoSettings } }: { readonly wishes: Wishes }) => {
  if (!interpreted) return null;
  const { settings, notUnderstood, withoutModel } = interpreted;
  return (
    <div className="mt-3 grid gap-2 text-ui leading-snug empty:hidden">
      {settings.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-[14px] bg-rocio px-3.5 py-2 text-verde-hondo">
          <span className="min-w-0 flex-1 basis-52 py-1">
            Cambiamos tus respuestas:{' '}
            <b className="font-[650]">{listText(settings.map(settingLabel)).toLocaleLowerCase('es')}</b>.
          </span>
          <button
            type="button"
            onClick={undoSettings}
            className="min-h-11 rounded-control px-1.5 font-[650] underline-offset-4 hover:underline"
          >
            Deshacer
          </button>
        </p>
      )}
      {notUnderstood.map((phrase) => (
        <p
          key={phrase}
          className="flex items-start gap-2 rounded-[14px] bg-mango-tinte px-3.5 py-2.5 text-mango-tinta"
        >
          <CircleHelp size={18} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
          <span className="min-w-0 wrap-anywhere">
            <b className="font-[650]">No entendí: «{phrase}».</b> Dilo de otra manera o bórralo: el plan no lo
            tendrá en cuenta.
          </span>
        </p>
      ))}
      {withoutModel && (
        <p className="flex items-start gap-2 text-nota text-tinta-suave">
          <Info size={16} strokeWidth={2.2} aria-hidden="true" className="mt-px flex-none" />
          <span>
            {withoutModel === 'payment_required' ? `${USED_UP} Mientras tanto, l` : 'L'}eímos tu texto de la
            manera sencilla: revisa que esté bien.
          </span>
        </p>
      )}
    </div>
  );
};
