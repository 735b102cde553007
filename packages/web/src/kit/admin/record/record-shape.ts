import type { ApiProblem } from '../../api/http.ts';
import type { FieldIssues } from '../../api/submission.ts';
import type { Choice, FieldOf, IsSame } from './record-changes.ts';

/** The version that another user saved first. */
export interface Newest<Stored> {
  readonly stored: Stored;
  readonly by: string | null;
  readonly at: string | null;
}

export interface Change<Draft> {
  readonly draft: Draft;
  /** The stored record. */
  readonly before: Draft;
  /** The changed fields; no others are sent. */
  readonly changed: readonly FieldOf<Draft>[];
  readonly version: number;
  readonly reason: string;
}

/** What a page declares about its record, for `useRecord`. */
export interface RecordShape<Stored extends { readonly version: number }, Draft extends object> {
  /** Key of the draft in this browser. */
  readonly id: string;
  readonly stored: Stored;
  readonly draftOf: (stored: Stored) => Draft;
  /** The form's initial values if they aren't the stored record's: a copy of another record. */
  readonly firstDraft?: Draft | undefined;
  /** Whether a draft in this browser has the right shape. */
  readonly isDraft: (value: unknown) => value is Draft;
  readonly isSame?: IsSame<Draft>;
  /** Maps the server's field names to the draft's: "email_domain" to `emailDomain`. */
  readonly fieldNames?: (draft: Draft) => Readonly<Record<string, string>>;
  readonly check?: (draft: Draft) => FieldIssues<FieldOf<Draft>>;
  /** Whether a reason is optional or required; the server can require one anyway. */
  readonly reason?: (change: Pick<Change<Draft>, 'draft' | 'changed'>) => 'required' | 'optional' | null;
  /** Saves, and resolves to the stored record. */
  readonly send: (change: Change<Draft>) => Promise<Stored>;
  /** The version that another user saved first. */
  readonly readNewest: (refusal: ApiProblem) => Promise<Newest<Stored>>;
  readonly onSaved?: (stored: Stored) => void;
}

export interface Conflict<Draft> extends Pick<Newest<unknown>, 'by' | 'at'> {
  /** The version that both users began with. */
  readonly before: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly theirOnly: readonly FieldOf<Draft>[];
  readonly clashes: readonly FieldOf<Draft>[];
  readonly choices: Readonly<Record<string, Choice>>;
}
