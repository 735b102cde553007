/** What the address opens over the page: the customer's own plan, or a shared one. */
export const OWN_PLAN = 'plan';
export const SHARED_PLAN = 'plan-compartido';

/** `/profile?seccion=planes&plan={id}` */
export const withPlan = (params: URLSearchParams, id: string): URLSearchParams => {
  const copy = new URLSearchParams(params);
  copy.set(OWN_PLAN, id);
  return copy;
};

export const withoutPlan = (params: URLSearchParams): URLSearchParams => {
  const copy = new URLSearchParams(params);
  copy.delete(OWN_PLAN);
  copy.delete(SHARED_PLAN);
  return copy;
};

/** `https://…/?plan-compartido={token}`, for users of the shop. */
export const sharedPlanUrl = (token: string): string =>
  `${window.location.origin}/?${new URLSearchParams({ [SHARED_PLAN]: token })}`;
