import { History } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RefusedNote } from '../refused-note.tsx';
import { useFaultFocus } from '../use-fault-focus.ts';
import { useMay } from '../use-may.ts';

interface SettingBlockProps {
  readonly title: string;
  readonly lead: string;
  readonly needsReason: boolean;
  readonly form: {
    readonly reason: string;
    readonly setReason: (text: string) => void;
    readonly isDirty: boolean;
    readonly isSending: boolean;
    readonly faults: Readonly<Record<string, string | undefined>>;
    readonly failure: string | null;
    readonly submit: (event?: SyntheticEvent) => void;
    readonly discard: () => void;
    readonly newest: object | null;
    readonly showNewest: () => void;
  };
  readonly onHistory: () => void;
  readonly children: ReactNode;
}

/** One setting: what it is for, its fields, and, once something was typed, why and the ways on. */
export const SettingBlock = ({ title, lead, needsReason, form, onHistory, children }: SettingBlockProps) => {
  const titleId = useId();
  const may = useMay();
  const fields = useRef<HTMLFormElement>(null);
  useFaultFocus(fields, form.faults);
  return (
    <Block aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={titleId}>{title}</h2>
          <p className="mt-1 max-w-[70ch] text-tinta-suave">{lead}</p>
        </div>
        {may('audit.read') && (
          <Button variant="quiet" size="sm" onClick={onHistory} aria-label={`Historial: ${title}`}>
            <History size={18} strokeWidth={2.1} aria-hidden="true" />
            Historial
          </Button>
        )}
      </div>
      <form ref={fields} noValidate onSubmit={form.submit} className="mt-5">
        <fieldset disabled={!may('settings.write')} className="contents">
          {children}
          {form.isDirty && (
            <div className="mt-6 border-t border-linea pt-5">
              {form.newest && (
                <RefusedNote
                  message="Otra persona cambió esto mientras escribías. Lo tuyo sigue aquí."
                  onKeepMine={() => form.submit()}
                  onDiscard={form.showNewest}
                />
              )}
              <Field
                label="¿Por qué?"
                optional={!needsReason}
                hint="Queda en el historial con lo de antes y lo de ahora."
                error={form.faults.reason}
                className="mt-3"
              >
                <TextInput
                  value={form.reason}
                  maxLength={500}
                  onChange={(event) => form.setReason(event.target.value)}
                />
              </Field>
              <FormAlert message={form.failure} />
              <div className="mt-5 flex flex-wrap gap-3">
                <Button type="submit" loading={form.isSending}>
                  Guardar cambios
                </Button>
                <Button variant="outline" onClick={form.discard}>
                  Descartar
                </Button>
              </div>
            </div>
          )}
        </fieldset>
      </form>
    </Block>
  );
};
