import { type ImageRights, imageRights, imageRightsLabels } from '@nutricion/domain/content/image';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { TextArea } from '../../../kit/ui/text-area.tsx';
import { TextInput } from '../../../kit/ui/text-input.tsx';
import { type PhotoDraft, type PhotoField, photoLabels } from './photo-draft.ts';

interface PhotoFieldsProps {
  readonly draft: PhotoDraft;
  readonly issues: Readonly<Record<string, string | undefined>>;
  /** "una bandeja de avena con guineo" */
  readonly example: string;
  readonly onEdit: <Name extends PhotoField>(field: Name, value: PhotoDraft[Name]) => void;
}

/** What is seen, and by what right it is shown. */
export const PhotoFields = ({ draft, issues, example, onEdit }: PhotoFieldsProps) => (
  <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    <Field
      label={photoLabels.alt}
      hint={`Para quien no puede verla. Por ejemplo: «${example}».`}
      error={issues.alt}
      className="sm:col-span-2"
    >
      <TextArea
        rows={2}
        maxLength={200}
        value={draft.alt}
        onChange={(event) => onEdit('alt', event.target.value)}
      />
    </Field>
    <Field label={photoLabels.rights} error={issues.rights} className="sm:col-span-2">
      <Select
        value={draft.rights}
        onChange={(event) => onEdit('rights', event.target.value as ImageRights | '')}
      >
        <option value="">Escoge…</option>
        {imageRights.map((rights) => (
          <option key={rights} value={rights}>
            {choiceLabels[rights]}
          </option>
        ))}
      </Select>
    </Field>
    {draft.rights === 'proveedor' && (
      <Field label={photoLabels.letter} hint="Quién la firmó y de qué día es." error={issues.letter}>
        <TextInput
          maxLength={200}
          autoComplete="off"
          value={draft.letter}
          onChange={(event) => onEdit('letter', event.target.value)}
        />
      </Field>
    )}
    {draft.rights === 'licencia' && (
      <Field label={photoLabels.licence_url} error={issues.licence_url}>
        <TextInput
          type="url"
          inputMode="url"
          maxLength={500}
          autoComplete="off"
          placeholder="https://"
          value={draft.licence_url}
          onChange={(event) => onEdit('licence_url', event.target.value)}
        />
      </Field>
    )}
    {(draft.rights === 'proveedor' || draft.rights === 'licencia') && (
      <Field
        label={photoLabels.rights_until}
        optional={draft.rights === 'proveedor'}
        hint="Ese día cuenta. Después vuelve el dibujo solo."
        error={issues.rights_until}
      >
        <TextInput
          type="date"
          value={draft.rights_until}
          onChange={(event) => onEdit('rights_until', event.target.value)}
        />
      </Field>
    )}
  </div>
);

const choiceLabels: Record<ImageRights, string> = {
  ...imageRightsLabels,
  propia: 'Nuestra: la tomamos aquí',
  proveedor: 'Del proveedor, con su carta',
  licencia: 'De otro, con licencia',
};
