/** Delivery attempts before an order is left in a refrigerator or returned to the shop. */
export const MAX_ATTEMPTS = 2;

/** Where a packed order is. */
export const stopPlaces = ['shop', 'route', 'refrigerator'] as const;
export type StopPlace = (typeof stopPlaces)[number];

export const nextSteps = ['second-try', 'refrigerator', 'back'] as const;
export type NextStep = (typeof nextSteps)[number];

export interface FailedStop {
  /** Delivery attempts so far. */
  readonly attempts: number;
  readonly place: StopPlace;
  /** Whether orders can be left in a refrigerator at the delivery point. */
  readonly hasRefrigerator: boolean;
}

/** The possible next steps for an order after a failed delivery; none once it is back in the shop. */
export const stepsAfterFailure = ({ attempts, place, hasRefrigerator }: FailedStop): readonly NextStep[] => {
  switch (place) {
    case 'route':
      return [
        ...(attempts < MAX_ATTEMPTS ? (['second-try'] as const) : []),
        ...(hasRefrigerator ? (['refrigerator'] as const) : []),
        'back',
      ];
    case 'refrigerator':
      return ['second-try', 'back'];
    case 'shop':
      return [];
  }
};

/** Text for the customer. */
export const placeText = (place: StopPlace): string => {
  switch (place) {
    case 'route':
      return 'Vamos a intentarlo otra vez en este mismo turno. Ten el celular a la mano.';
    case 'refrigerator':
      return 'Lo dejamos en la nevera de tu hospital. Llámanos y te lo subimos.';
    case 'shop':
      return 'Volvió a la tienda. Te llamamos para ponernos de acuerdo.';
  }
};
