import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Accounts } from '../accounts/open-accounts.ts';
import type { PrivacyLimit } from '../accounts/privacy/limits.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Renderer } from '../content/images/render/renderer.ts';
import type { OrderQueue } from '../orders/order-queue.ts';
import type { PaymentProviders } from '../payments/payment-dependencies.ts';
import type { PaymentQueue } from '../payments/payment-queue.ts';
import type { PlanLimit } from '../plans/limits.ts';
import type { Planner } from '../plans/planner.ts';
import type { ReadFromReplica } from '../platform/db/replica.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { ObserveRequest } from '../platform/http/metrics.ts';
import type { SecurityLog } from '../platform/http/security-log.ts';
import type { LanguageModel } from '../platform/language-model/language-model.ts';
import type { DevMailbox } from '../platform/mail/dev-mailbox.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import type { ExpressRecipe } from '../recipes/recipe.ts';
import type { Searches } from '../search/open-searches.ts';
import type { VoiceProvider } from '../voice/provider/voice-provider.ts';
import type { EnqueueMail } from './jobs/mail-queue.ts';

/** Everything the application touches beyond its own rules; `main.ts` alone builds the real ones. */
export interface AppDependencies {
  readonly db: Kysely<Schema>;
  /** For reports and files, which read much. */
  readonly readFromReplica: ReadFromReplica;
  readonly logger: Logger;
  readonly security: SecurityLog;
  /** Counts an answered call among the figures. */
  readonly observeRequest: ObserveRequest;
  /** How many of the addresses in X-Forwarded-For are ours. */
  readonly trustedProxies: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly accounts: Accounts;
  readonly catalog: Catalog;
  readonly searches: Searches;
  /** The built-in Recetas Express. */
  readonly expressRecipes: readonly ExpressRecipe[];
  readonly orderQueue: OrderQueue;
  /** The store of photos. */
  readonly files: FileStore;
  /** The origin of the store of photos; absent if this server holds them. */
  readonly photosOrigin?: string | undefined;
  /** Draws photos, apart from everything else. */
  readonly renderer: Renderer;
  /** False until the warm-up is done, and again while the process drains: `/api/serving` says so. */
  readonly isServing: () => boolean;
  /** Queues a mail within the caller's transaction. */
  readonly enqueueMail: EnqueueMail;
  readonly paymentProviders: PaymentProviders;
  readonly enqueuePayment: PaymentQueue['enqueuePayment'];
  readonly enqueueEvents: PaymentQueue['enqueueEvents'];
  /** Key that seals stored tokens that could move money. */
  readonly paymentSecret: string;
  readonly privacyLimits: RateLimits<PrivacyLimit>;
  readonly planLimits: RateLimits<PlanLimit>;
  readonly planner: Planner;
  /** The catalog's word tables. */
  readonly words: WordTables;
  /** Null if the shop has none. */
  readonly languageModel: LanguageModel | null;
  /** Null if the shop has none. */
  readonly voiceProvider: VoiceProvider | null;
  /** What a call is set to at the provider. */
  readonly voiceSession: (quiet: boolean) => object;
  readonly voiceMonthlyMinutes: number;
  /** The shop's address, without a slash at the end. */
  readonly publicUrl: string;
  /** Basis points of the sales tax: 1150 is 11.5 %. */
  readonly ivuBasisPoints: number;
  /** Brings the figures of `/metrics` up to date. */
  readonly refreshFigures: () => Promise<void>;
  /** Who shows it may read the figures; undefined: this computer alone. */
  readonly metricsToken: string | undefined;
  /** Whether staff need a second factor. */
  readonly requiresSecondFactor: boolean;
  /** The mailbox in development; absent if mails are really sent. */
  readonly devMailbox?: DevMailbox | undefined;
  /** The built web application; absent while Vite serves it. */
  readonly webRoot?: string;
}
