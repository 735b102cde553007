import type { Role } from '@nutricion/domain/accounts/role';
import type { Kysely } from 'kysely';
import type { PlayedAccount } from '../../accounts/demo/played-accounts.ts';
import type { PaymentWork } from '../../payments/payment-queue.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Draws } from './random.ts';

/** Who sends a request: a member of staff by role, or a customer by address. */
export type Sender = Role | { readonly email: string };

/** A refusal that an actor expected, or may live with. */
export class Refused extends Error {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: actors read into refusals of every shape.
  readonly problem: any;
  constructor(key: string, status: number, problem: unknown) {
    super(`${key}: ${status} ${JSON.stringify(problem).slice(0, 600)}`);
    this.status = status;
    this.problem = problem;
  }
}

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly current_price: number;
  readonly image_url: string | null;
}

/** A customer who may order. */
export interface Customer extends PlayedAccount {
  readonly id: string;
  readonly pointId: string;
  readonly phone: string;
}

/** A shop whose days are played, and all that its actors share. */
export interface Life {
  readonly draw: Draws;
  readonly now: () => number;
  /** Never goes back. */
  readonly goTo: (ms: number) => void;
  readonly db: Kysely<Schema>;
  /** An accepted call; a refusal is thrown as `Refused`. */
  // biome-ignore lint/suspicious/noExplicitAny: actors read into answers of every shape.
  readonly call: (key: string, as: Sender, body?: unknown, headers?: Record<string, string>) => Promise<any>;
  /** The same without an account. */
  // biome-ignore lint/suspicious/noExplicitAny: actors read into answers of every shape.
  readonly callOpenly: (key: string, body: unknown, from: string) => Promise<any>;
  /** Answers null where the call is refused for one of these statuses. */
  // biome-ignore lint/suspicious/noExplicitAny: actors read into answers of every shape.
  readonly attempt: (key: string, as: Sender, body?: unknown) => Promise<any>;
  /** The six digits that were mailed last to an address. */
  readonly mailedCode: (email: string) => Promise<string>;
  /** The customer pays on the provider's page, or is refused there. */
  readonly payByCard: (redirectUrl: string, how?: 'paid' | 'declined') => Promise<void>;
  readonly confirmAth: (paymentId: string) => void;
  readonly payments: () => Omit<PaymentWork, 'settle'>;
  readonly products: () => readonly Product[];
  readonly customers: Customer[];
  /** By order, of those that customers placed. */
  readonly customerOf: Map<string, Customer>;
  /** How many orders are to be placed in all. */
  readonly orderCount: number;
  readonly dayCount: number;
  /** The moment at which the life ends. */
  readonly endMs: number;
}

/** What somebody does at a moment of a day. */
export interface Act {
  readonly atMs: number;
  readonly run: () => Promise<void>;
}

export interface LifeDay {
  /** 0 is the first. */
  readonly index: number;
  /** ISO date in Puerto Rico. */
  readonly date: string;
  readonly isLast: boolean;
  /** The moment at that hour of the day, which may have minutes: 7.5. */
  readonly at: (hour: number) => number;
}

/** One part of the life: what somebody does on a day. Deeds of one actor may follow from those of others. */
export type Actor = (life: Life, day: LifeDay) => readonly Act[];

export const minutes = (count: number): number => count * 60_000;
