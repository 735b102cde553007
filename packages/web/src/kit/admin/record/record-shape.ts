import type { ApiProblem } from '../../api/http.ts';
import type { FieldIssues } from '../../api/submission.ts';
import type { Choice, FieldOf, IsSame } from './record-changes.ts';

/** What somebody else saved first. */
export interface Newest<Stored> {
  readonly stored: Stored;
  readonly by: string | null;
  readonly at: string | null;
}

export interface Change<Draft> {
  readonly draft: Draft;
  /** As it is kept. */
  readonly before: Draft;
  /** What was typed over: nothing else is to be sent. */
  readonly changed: readonly FieldOf<Draft>[];
  readonly version: number;
  readonly reason: string;
}

/** What a page declares of its record; the hook does the rest. */
export interface RecordShape<Stored extends { readonly version: number }, Draft extends object> {
  /** What its draft is kept under in this browser. */
  readonly id: string;
  readonly stored: Stored;
  readonly draftOf: (stored: Stored) => Draft;
  /** What the form begins with where that isn't what is kept: a copy of another record. */
  readonly firstDraft?: Draft | undefined;
  /** Whether what the browser kept can be gone on with. */
  readonly isDraft: (value: unknown) => value is Draft;
  readonly isSame?: IsSame<Draft>;
  /** Faults that the server calls otherwise than the draft: "email_domain" stands at `emailDomain`. */
  readonly fieldNames?: (draft: Draft) => Readonly<Record<string, string>>;
  readonly check?: (draft: Draft) => FieldIssues<FieldOf<Draft>>;
  /** Whether a reason is asked for, and whether it must be given; the server may ask for one anyway. */
  readonly reason?: (change: Pick<Change<Draft>, 'draft' | 'changed'>) => 'required' | 'optional' | null;
  /** Saves; answers what is kept now. */
  readonly send: (change: Change<Draft>) => Promise<Stored>;
  /** As somebody else saved it, when they were quicker. */
  readonly readNewest: (refusal: ApiProblem) => Promise<Newest<Stored>>;
  readonly onSaved?: (stored: Stored) => void;
}

export interface Conflict<Draft> extends Pick<Newest<unknown>, 'by' | 'at'> {
  /** As both found it. */
  readonly before: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly theirOnly: readonly FieldOf<Draft>[];
  readonly clashes: readonly FieldOf<Draft>[];
  readonly choices: Readonly<Record<string, Choice>>;
}
