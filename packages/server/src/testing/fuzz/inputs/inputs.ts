import type { Endpoints } from '@nutricion/contract/endpoints';
import type { CallOf, Endpoint } from '@nutricion/contract/kit/endpoint';
import type { FixedRequest } from '../valid-request.ts';
import type { FuzzFixture } from '../world/fuzz-fixture.ts';

/** Some fields of a part of a call; one that is undefined is left out. */
type PartialInputs<T> = T extends object ? { readonly [Field in keyof T]?: T[Field] | undefined } : T;

type FixedValuesOf<E extends Endpoint> = {
  readonly [Part in keyof CallOf<E>]?: PartialInputs<CallOf<E>[Part]>;
} & Pick<FixedRequest, 'as' | 'file'>;

type PrepareOf<E extends Endpoint> = (
  fuzzFixture: FuzzFixture,
) => Promise<FixedValuesOf<E>> | FixedValuesOf<E>;

/** What each declared call needs, checked against its declaration. */
export type Inputs = {
  readonly [Key in keyof Endpoints]?: PrepareOf<Endpoints[Key]> | readonly PrepareOf<Endpoints[Key]>[];
};

/** Brings the shop into a state that accepts a call, and returns the parts of the request that depend on it. */
export type Prepare = (fuzzFixture: FuzzFixture) => Promise<FixedRequest> | FixedRequest;
