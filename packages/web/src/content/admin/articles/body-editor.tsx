import { articleLimits } from '@nutricion/domain/content/article-limits';
import '../../shop/education/article-text.css';
import { Block } from '../../../kit/ui/block.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';

interface BodyEditorProps {
  readonly body: string;
  /** As the shop shows it; empty while it contains something disallowed. */
  readonly html: string | undefined;
  /** Why readability couldn't be computed. */
  readonly failure: string | null;
  readonly issue: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (body: string) => void;
}

/** The text in Markdown, and beside it as customers read it. */
export const BodyEditor = ({ body, html, failure, issue, isReadOnly, onChange }: BodyEditorProps) => (
  <Block aria-label="Texto" className="grid gap-6 xl:grid-cols-2">
    <Field
      label="Texto"
      error={issue}
      hint="Un párrafo por línea en blanco, ## para un título, - o 1. para una lista, **negritas**. Ni enlaces ni HTML."
    >
      <TextArea
        value={body}
        rows={18}
        maxLength={articleLimits.body}
        readOnly={isReadOnly}
        className="max-h-[70dvh]! min-h-80"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
    <section aria-label="Así se lee" className="min-w-0">
      <p className="mb-1.5 text-ui font-semibold">Así se lee</p>
      {html ? (
        <div
          className="article-text rounded-ficha bg-suelo p-4"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it of headings, lists and bold alone, and answers nothing where the text has more
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <p className="rounded-ficha bg-suelo p-4 text-tinta-suave">
          {failure ?? (body.trim() === '' ? 'Escribe y aquí se ve.' : pending(html))}
        </p>
      )}
    </section>
  </Block>
);

/** Nothing has answered yet, or what answered shows nothing. */
const pending = (html: string | undefined): string =>
  html === undefined
    ? 'Un momento…'
    : 'Hay algo que la tienda no enseña. Donde dice «Cómo se lee» está qué y en qué línea.';
