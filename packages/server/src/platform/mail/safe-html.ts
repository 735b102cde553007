/** Markup that is inserted into a mail unchanged; any other value is escaped. */
export class SafeHtml {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = SafeHtml | string | number | readonly SafeHtml[];

/** A template tag: html`<p>${name}</p>` escapes every value that isn't `SafeHtml`. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): SafeHtml =>
  new SafeHtml(parts.map((part, index) => part + escaped(values[index])).join(''));

const escaped = (value: Value | undefined): string => {
  if (value === undefined) return '';
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
