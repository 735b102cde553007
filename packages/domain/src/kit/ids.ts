/** Branded ids, so that an order's id can't be passed where a product's is meant. */
declare const brand: unique symbol;
export type Branded<Name extends string> = string & { readonly [brand]: Name };

export type ProductId = Branded<'ProductId'>;
export type ProfileId = Branded<'ProfileId'>;
export type HospitalId = Branded<'HospitalId'>;
export type OrderId = Branded<'OrderId'>;
export type DeliveryPointId = Branded<'DeliveryPointId'>;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version. */
export const isUuid = (text: string): boolean => uuidPattern.test(text);
