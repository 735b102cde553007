import { fileColumns } from '@nutricion/domain/catalog/file-columns';
import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { FileAnswers, FileColumnsResponse } from './api.ts';

interface ImportColumnsProps {
  readonly proposal: FileColumnsResponse;
  readonly answers: FileAnswers;
  readonly isBusy: boolean;
  readonly onColumn: (at: number, column: string | null) => void;
  readonly onHeading: (line: number) => void;
}

/** Columns that only the shop's own export has; no supplier's column is read as one of them. */
const readOnlyColumns: readonly string[] = ['version', 'stock'];

/** What each column of the file is: proposed, and chosen by the person. */
export const ImportColumns = ({ proposal, answers, isBusy, onColumn, onHeading }: ImportColumnsProps) => (
  <section aria-label="Columnas del archivo" className="grid gap-3">
    <p className="text-ui">
      Di qué es cada columna. Las que dejes fuera no cambian nada
      {answers.supplier === '' ? '.' : ', y para este suplidor lo recordamos.'}
    </p>
    <HeadingLine key={proposal.heading} line={proposal.heading} isBusy={isBusy} onHeading={onHeading} />
    <ul className="divide-y divide-linea border-y border-linea">
      {proposal.columns.map(({ heading, samples }, at) => {
        const chosen = answers.columns[at] ?? null;
        return (
          // The file's columns keep their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: a heading may stand twice.
          <li key={at} className="grid items-center gap-x-4 gap-y-1.5 py-3 md:grid-cols-[1fr_18rem]">
            <div className="min-w-0">
              <p className="text-ui font-[650] wrap-anywhere">{heading || `Columna ${at + 1}, sin nombre`}</p>
              <p className="truncate text-nota text-tinta-suave">
                {samples.length === 0 ? 'Vacía' : samples.join(' · ')}
              </p>
            </div>
            <Select
              aria-label={`Qué es «${heading || `columna ${at + 1}`}»`}
              value={chosen ?? ''}
              onChange={(event) => onColumn(at, event.target.value || null)}
              className={chosen === null ? 'text-tinta-suave' : ''}
            >
              <option value="">No se importa</option>
              {Object.entries(fileColumns)
                .filter(([name]) => !readOnlyColumns.includes(name) || name === proposal.columns[at]?.column)
                .map(([name, { label }]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
            </Select>
          </li>
        );
      })}
    </ul>
  </section>
);

interface HeadingLineProps {
  readonly line: number;
  readonly isBusy: boolean;
  readonly onHeading: (line: number) => void;
}

const HeadingLine = ({ line, isBusy, onHeading }: HeadingLineProps) => {
  const [typed, setTyped] = useState(String(line));
  const chosen = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Fila con los nombres de las columnas" className="w-56">
        <TextInput
          inputMode="numeric"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {chosen !== line && (
        <Button
          variant="outline"
          size="sm"
          loading={isBusy}
          disabled={chosen === null || chosen === 0}
          onClick={() => chosen && onHeading(chosen)}
        >
          Leer desde esa fila
        </Button>
      )}
    </div>
  );
};
