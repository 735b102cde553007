/** Delivery attempts before an order waits in a refrigerator or goes back. */
export const MAX_ATTEMPTS = 2;

/** Where an order is that left the picker's hands. */
export const stopPlaces = ['shop', 'route', 'refrigerator'] as const;
export type StopPlace = (typeof stopPlaces)[number];

export const nextSteps = ['second-try', 'refrigerator', 'back'] as const;
export type NextStep = (typeof nextSteps)[number];

export interface FailedStop {
  /** Times it was carried to its customer. */
  readonly attempts: number;
  readonly place: StopPlace;
  /** The delivery point has one that the shop may use. */
  readonly hasRefrigerator: boolean;
}

/** What may become of an order that couldn't be handed over. From a refrigerator it may be carried up again. */
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
