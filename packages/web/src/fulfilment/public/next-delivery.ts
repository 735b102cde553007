import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { useShop } from '../../accounts/public/session.ts';
import type { Me } from '../../kit/session/remembered-profile.ts';

/** When an order placed now could arrive first; null if unknown, or if the cached response is of an earlier day. */
export const useNextDelivery = (): Me['shop']['nextDelivery'] => {
  const { nextDelivery } = useShop();
  return nextDelivery && deliveryDates(Date.now()).includes(nextDelivery.date) ? nextDelivery : null;
};
