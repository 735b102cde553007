import { articleLimits } from '@nutricion/domain/content/article-limits';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { RowTools } from '../../../kit/admin/record/row-tools.tsx';
import { moveRow, removeRow, replaceRow } from '../../../kit/admin/record/rows.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { IconButton } from '../../../kit/ui/icon-button.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import type { QuestionDraft } from './article-draft.ts';

interface QuizEditorProps {
  readonly quiz: readonly QuestionDraft[];
  readonly issue: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (quiz: readonly QuestionDraft[]) => void;
}

/** The questions after the article, each with its options, the right one and why. */
export const QuizEditor = ({ quiz, issue, isReadOnly, onChange }: QuizEditorProps) => (
  <Block aria-label="Prueba">
    {issue && (
      <p role="alert" className="mb-4 text-ui font-semibold text-guayaba-tinta">
        {issue}
      </p>
    )}
    <ol className="grid gap-4">
      {quiz.map((question, position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may say the same, and a row keeps nothing of its own.
          key={position}
          aria-label={`Pregunta ${position + 1}`}
          className="rounded-ficha bg-suelo p-3 md:p-4"
        >
          <div className="flex items-center justify-between gap-3">
            <p className="text-ui font-semibold">Pregunta {position + 1}</p>
            {!isReadOnly && (
              <RowTools
                name={`la pregunta ${position + 1}`}
                position={position}
                count={quiz.length}
                onMove={(by) => onChange(moveRow(quiz, position, by))}
                onRemove={() => onChange(removeRow(quiz, position))}
              />
            )}
          </div>
          <QuestionFields
            question={question}
            isReadOnly={isReadOnly}
            onChange={(changes) => onChange(replaceRow(quiz, position, { ...question, ...changes }))}
          />
        </li>
      ))}
    </ol>
    {!isReadOnly && quiz.length < articleLimits.questions[1] && (
      <Button
        variant="quiet"
        className="mt-4"
        onClick={() => onChange([...quiz, { question: '', options: ['', ''], answer: 0, why: '' }])}
      >
        <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
        Agregar una pregunta
      </Button>
    )}
  </Block>
);

interface QuestionFieldsProps {
  readonly question: QuestionDraft;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<QuestionDraft>) => void;
}

const QuestionFields = ({ question, isReadOnly, onChange }: QuestionFieldsProps) => {
  const { options, answer } = question;
  const group = useId();
  const remove = (position: number) =>
    onChange({
      options: [...removeRow(options, position)],
      // The right one moves up with the others, and where it was itself taken away the first counts.
      answer: answer === position ? 0 : answer > position ? answer - 1 : answer,
    });
  return (
    <div className="mt-2 grid gap-3">
      <Field label="Pregunta">
        <TextInput
          value={question.question}
          maxLength={articleLimits.question}
          onChange={(event) => onChange({ question: event.target.value })}
        />
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-ui font-semibold">Opciones: marca la correcta</legend>
        {options.map((option, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are known by their place.
          <div key={position} className="flex items-center gap-2">
            <label className="grid size-11 flex-none cursor-pointer place-items-center">
              <span className="sr-only">La correcta es la {position + 1}</span>
              <input
                type="radio"
                name={group}
                checked={answer === position}
                className="size-5 accent-verde"
                onChange={() => onChange({ answer: position })}
              />
            </label>
            <TextInput
              aria-label={`Opción ${position + 1}`}
              value={option}
              maxLength={articleLimits.option}
              onChange={(event) =>
                onChange({ options: [...replaceRow(options, position, event.target.value)] })
              }
            />
            {!isReadOnly && options.length > articleLimits.options[0] && (
              <IconButton label={`Quitar la opción ${position + 1}`} onClick={() => remove(position)}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            )}
          </div>
        ))}
        {!isReadOnly && options.length < articleLimits.options[1] && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => onChange({ options: [...options, ''] })}
          >
            <Plus size={18} strokeWidth={2.2} aria-hidden="true" />
            Otra opción
          </Button>
        )}
      </fieldset>
      <Field label="El porqué" hint="Sale al contestar, bien o mal.">
        <TextArea
          value={question.why}
          rows={2}
          maxLength={articleLimits.why}
          onChange={(event) => onChange({ why: event.target.value })}
        />
      </Field>
    </div>
  );
};
