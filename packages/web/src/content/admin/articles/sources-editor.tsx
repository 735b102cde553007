import { articleLimits } from '@nutricion/domain/content/article-limits';
import { Plus } from 'lucide-react';
import { RowTools } from '../../../kit/admin/record/row-tools.tsx';
import { moveRow, removeRow, replaceRow } from '../../../kit/admin/record/rows.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { SourceDraft } from './article-draft.ts';

interface SourcesEditorProps {
  readonly sources: readonly SourceDraft[];
  /** Why there have to be some; null: there needn't. */
  readonly why: string | null | undefined;
  readonly issue: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (sources: readonly SourceDraft[]) => void;
}

/** What the article rests on, so that anybody can check it. */
export const SourcesEditor = ({ sources, why, issue, isReadOnly, onChange }: SourcesEditorProps) => (
  <Block aria-label="Fuentes">
    {issue && (
      <p role="alert" className="mb-4 text-ui font-semibold text-guayaba-tinta">
        {issue}
      </p>
    )}
    {why && <p className="mb-4 text-ui leading-snug text-tinta-suave">Necesita fuentes. {why}</p>}
    <ol className="grid gap-3">
      {sources.map((source, position) => {
        const set = (changes: Partial<SourceDraft>) =>
          onChange(replaceRow(sources, position, { ...source, ...changes }));
        const name = `la fuente ${position + 1}`;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two sources may say the same, and a row keeps nothing of its own.
            key={position}
            aria-label={`Fuente ${position + 1}`}
            className="rounded-ficha bg-suelo p-3 md:p-4"
          >
            <div className="flex items-center justify-between gap-3">
              <p className="text-ui font-semibold">Fuente {position + 1}</p>
              {!isReadOnly && (
                <RowTools
                  name={name}
                  position={position}
                  count={sources.length}
                  onMove={(by) => onChange(moveRow(sources, position, by))}
                  onRemove={() => onChange(removeRow(sources, position))}
                />
              )}
            </div>
            <div className="mt-2 grid gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_7rem]">
              <Field label="Título" className="md:col-span-2">
                <TextInput
                  value={source.title}
                  maxLength={articleLimits.sourceTitle}
                  onChange={(event) => set({ title: event.target.value })}
                />
              </Field>
              <Field label="Quién la publica">
                <TextInput
                  value={source.publisher}
                  maxLength={articleLimits.publisher}
                  onChange={(event) => set({ publisher: event.target.value })}
                />
              </Field>
              <Field label="Año">
                <TextInput
                  value={source.year}
                  maxLength={4}
                  inputMode="numeric"
                  onChange={(event) => set({ year: event.target.value })}
                />
              </Field>
              <Field label="Dirección" className="md:col-span-2">
                <TextInput
                  type="url"
                  value={source.url}
                  maxLength={articleLimits.url}
                  placeholder="https://"
                  onChange={(event) => set({ url: event.target.value })}
                />
              </Field>
            </div>
          </li>
        );
      })}
    </ol>
    {!isReadOnly && sources.length < articleLimits.sources && (
      <Button
        variant="quiet"
        className="mt-4"
        onClick={() => onChange([...sources, { title: '', publisher: '', year: '', url: '' }])}
      >
        <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
        Agregar una fuente
      </Button>
    )}
  </Block>
);
