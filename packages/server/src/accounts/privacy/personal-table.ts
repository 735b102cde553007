import { type RawBuilder, sql } from 'kysely';

/**
 * Every table with personal data: what of it an export contains, and what happens to it when the account is deleted.
 * A test compares the list with the database's catalog and fails if a table or column is missing, so that a new one
 * gets both decisions.
 */
export type PersonalTable = {
  readonly table: string;
  /** `deleted` with the account; `kept` without anything that identifies the user. */
  readonly onDeletion: 'deleted' | 'kept';
} & (
  | {
      readonly kind: 'exported';
      /** The name of the rows in the exported file. */
      readonly as: string;
      /** Which rows of `t` belong to the user. */
      readonly isOf: (userId: string) => RawBuilder<boolean>;
      /** Columns left out: secrets, and data about other people. */
      readonly withheld: readonly string[];
      /** Adds readable names for ids. */
      readonly explained?: RawBuilder<unknown>;
    }
  | { readonly kind: 'withheld'; readonly why: string }
);

export const ofUser = (userId: string) => sql<boolean>`t.user_id = ${userId}`;
export const withOrder = (userId: string) =>
  sql<boolean>`t.order_id in (select id from orders where user_id = ${userId})`;
export const withPayment = (userId: string) =>
  sql<boolean>`t.payment_id in (select p.id from payments p join orders o on o.id = p.order_id where o.user_id = ${userId})`;
export const withItem = (userId: string) =>
  sql<boolean>`t.order_item_id in (select i.id from order_items i join orders o on o.id = i.order_id where o.user_id = ${userId})`;
export const withList = (userId: string) =>
  sql<boolean>`t.list_id in (select id from shopping_lists where user_id = ${userId})`;
export const productTitle = sql`jsonb_build_object('producto', (select title from products where id = t.product_id))`;

type Exported = Extract<PersonalTable, { kind: 'exported' }>;

export const userRows = (table: string, as: string, more: Partial<Exported> = {}): Exported => ({
  table,
  kind: 'exported',
  as,
  isOf: ofUser,
  withheld: [],
  onDeletion: 'deleted',
  ...more,
});
