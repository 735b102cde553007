import pg from 'pg';

/** Texts beyond these go unnamed: lists of different lengths would otherwise fill the server's memory. */
const MAX_STATEMENTS = 400;
const names = new Map<string, string>();

const nameOf = (text: string): string | undefined => {
  const cached = names.get(text);
  if (cached || names.size >= MAX_STATEMENTS) return cached;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
};

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * Sends each parametrised query under a name derived from its text, so that PostgreSQL parses and plans it once per
 * connection.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = super.query.bind(this) as Query;
    const query: Query = (text, values, callback) => {
      const isPlain = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? nameOf(text) : undefined;
      return name ? send({ name, text, values }, callback) : send(text, values, callback);
    };
    this.query = query as typeof this.query;
  }
}
