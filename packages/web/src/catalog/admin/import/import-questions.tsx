import { formatUsd } from '@nutricion/domain/kit/money';
import { useId } from 'react';
import { Link } from 'react-router';
import { RadioCard } from '../../../kit/ui/radio-card.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import type { FileAnswers, ImportResponse, SimilarAnswer } from './api.ts';
import { placeText } from './import-changes.tsx';

interface ImportQuestionsProps {
  readonly response: ImportResponse;
  readonly answers: FileAnswers;
  readonly onAnswer: (given: Partial<FileAnswers>) => void;
}

/** What only the person knows of the file: how its numbers are written, and whether a row is a product that the shop has. */
export const ImportQuestions = ({ response, answers, onAnswer }: ImportQuestionsProps) => {
  const group = useId();
  const { ambiguous, similar } = response;
  return (
    <>
      {(ambiguous !== null || answers.decimal !== null) && (
        <fieldset>
          <legend className="mb-2 text-ui font-semibold">
            {ambiguous === null
              ? '¿Qué separa los decimales en este archivo?'
              : `¿Qué es «${ambiguous}» en este archivo?`}
          </legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <RadioCard
              name={group}
              title="El punto separa decimales"
              detail="3,499 es tres mil; 3.499, tres y pico"
              checked={answers.decimal === 'point'}
              onChange={() => onAnswer({ decimal: 'point' })}
            />
            <RadioCard
              name={group}
              title="La coma separa decimales"
              detail="3,499 es tres y pico; 3.499, tres mil"
              checked={answers.decimal === 'comma'}
              onChange={() => onAnswer({ decimal: 'comma' })}
            />
          </div>
        </fieldset>
      )}
      {similar.length > 0 && (
        <section aria-label="Filas que se parecen a un producto">
          <h3 className="text-ui font-semibold">
            ¿Ya los tienes? ({similar.length.toLocaleString('es-PR')})
          </h3>
          <p className="text-nota text-tinta-suave">
            Se parecen a lo que hay. Si no dices nada, se quedan fuera.
          </p>
          <ul className="mt-2 divide-y divide-linea border-y border-linea">
            {similar.map((row) => (
              <SimilarRow
                key={row.line}
                row={row}
                answer={answers.similar.get(row.line) ?? null}
                onAnswer={(answer) => onAnswer({ similar: withAnswer(answers.similar, row.line, answer) })}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};

const withAnswer = (
  similar: FileAnswers['similar'],
  line: number,
  answer: SimilarAnswer | null,
): FileAnswers['similar'] => {
  const next = new Map(similar);
  if (answer === null) next.delete(line);
  else next.set(line, answer);
  return next;
};

interface SimilarRowProps {
  readonly row: ImportResponse['similar'][number];
  readonly answer: SimilarAnswer | null;
  readonly onAnswer: (answer: SimilarAnswer | null) => void;
}

const SimilarRow = ({ row, answer, onAnswer }: SimilarRowProps) => {
  const { product } = row;
  return (
    <li className="grid items-center gap-x-4 gap-y-1.5 py-2.5 md:grid-cols-[1fr_14rem]">
      <div className="min-w-0 text-ui">
        <p className="font-[650] wrap-anywhere">{row.title}</p>
        <p className="text-tinta-suave wrap-anywhere">
          {product === null ? (
            `Se parece a la fila ${row.like_line}, que también es nueva`
          ) : (
            <>
              Se parece a{' '}
              <Link to={`/admin/products/${product.id}`} target="_blank" className="underline">
                {product.title}
              </Link>
              , {product.package_label}, {formatUsd(Math.round(product.price * 100))}
            </>
          )}
        </p>
        <p className="text-nota text-tinta-suave">{placeText(row)}</p>
      </div>
      <Select
        aria-label={`Qué es «${row.title}»`}
        value={answer ?? ''}
        onChange={(event) => onAnswer((event.target.value || null) as SimilarAnswer | null)}
      >
        <option value="">Déjala fuera</option>
        {product !== null && <option value="same">Es el mismo: cámbialo</option>}
        <option value="other">Es otro: créalo</option>
      </Select>
    </li>
  );
};
