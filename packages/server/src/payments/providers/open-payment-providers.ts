import { type AthSettings, openAth } from './open-ath.ts';
import { openStripe, type StripeSettings } from './open-stripe.ts';

/** Opens the online payment providers that the settings have keys for. */
export const openPaymentProviders = async (settings: {
  readonly stripe: StripeSettings | undefined;
  readonly ath: AthSettings | undefined;
  readonly publicUrl: string;
}) => ({
  card: settings.stripe ? await openStripe(settings.stripe, settings.publicUrl) : null,
  'ath-movil': settings.ath ? openAth(settings.ath) : null,
});
