import type { Endpoints } from '@nutricion/contract/endpoints';
import type { CallOf, Endpoint } from '@nutricion/contract/kit/endpoint';
import type { GivenRequest } from '../valid-request.ts';
import type { FuzzWorld } from '../world/fuzz-world.ts';

/** Some fields of a part of a call; one that is undefined is left out. */
type Some<T> = T extends object ? { readonly [Field in keyof T]?: T[Field] | undefined } : T;

type GivenOf<E extends Endpoint> = {
  readonly [Part in keyof CallOf<E>]?: Some<CallOf<E>[Part]>;
} & Pick<GivenRequest, 'as' | 'file'>;

type PrepareOf<E extends Endpoint> = (world: FuzzWorld) => Promise<GivenOf<E>> | GivenOf<E>;

/** What each declared call needs, checked against its declaration. */
export type Inputs = {
  readonly [Key in keyof Endpoints]?: PrepareOf<Endpoints[Key]> | readonly PrepareOf<Endpoints[Key]>[];
};

/** Brings the shop into a state that accepts a call, and says what the call has to name for it. */
export type Prepare = (world: FuzzWorld) => Promise<GivenRequest> | GivenRequest;
