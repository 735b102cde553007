import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountFeature, mount } from '../../platform/http/mount.ts';
import { addressHandlers } from './address-handlers.ts';
import { preferenceHandlers } from './preference-handlers.ts';

interface ProfileDependencies {
  readonly db: Kysely<Schema>;
}

/** Mounts addresses, the delivery point and the household's preferences. */
export const mountProfile: MountFeature<ProfileDependencies> = (app, shop) => {
  mount(app, shop.authenticate, addressHandlers(shop.db));
  mount(app, shop.authenticate, preferenceHandlers(shop.db));
};
