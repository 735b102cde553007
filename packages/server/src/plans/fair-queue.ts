/**
 * A fair queue for the planner's threads: users in a ring, each with their tickets in order of arrival. A user with
 * a running plan is skipped, and goes to the end of the ring when it ends: so each user has one running plan at a
 * time, and a first plan waits for at most one of each other user.
 */
export interface FairQueue<Ticket> {
  /** The next user is first. Every user in it has a ticket. */
  readonly ring: readonly { readonly userId: string; readonly tickets: readonly Ticket[] }[];
  readonly running: readonly string[];
}

export interface QueueRules {
  /** Plans at once, over all users. */
  readonly threads: number;
  /** How many a person may have waiting beside the one that runs. */
  readonly waitingPerUser: number;
}

export const emptyQueue: FairQueue<never> = { ring: [], running: [] };

/** With one ticket more, or null when this person has as many waiting as anybody may. */
export const enqueue = <Ticket>(
  queue: FairQueue<Ticket>,
  userId: string,
  ticket: Ticket,
  { waitingPerUser }: QueueRules,
): FairQueue<Ticket> | null => {
  const mine = queue.ring.find((place) => place.userId === userId);
  // A ticket that starts at once doesn't count as waiting.
  const allowed = waitingPerUser + (queue.running.includes(userId) ? 0 : 1);
  if ((mine?.tickets.length ?? 0) >= allowed) return null;
  if (!mine) return { ...queue, ring: [...queue.ring, { userId, tickets: [ticket] }] };
  return {
    ...queue,
    ring: queue.ring.map((place) =>
      place === mine ? { userId, tickets: [...place.tickets, ticket] } : place,
    ),
  };
};

/** The ticket that starts now and the queue after it; null while every thread works or all who wait have a plan running. */
export const startNext = <Ticket>(
  queue: FairQueue<Ticket>,
  { threads }: QueueRules,
): { readonly queue: FairQueue<Ticket>; readonly userId: string; readonly ticket: Ticket } | null => {
  if (queue.running.length >= threads) return null;
  const next = queue.ring.find(({ userId }) => !queue.running.includes(userId));
  const [ticket, ...later] = next?.tickets ?? [];
  if (!next || ticket === undefined) return null;
  const { userId } = next;
  const ring = queue.ring
    .map((place) => (place === next ? { userId, tickets: later } : place))
    .filter(({ tickets }) => tickets.length > 0);
  return { queue: { ring, running: [...queue.running, userId] }, userId, ticket };
};

/** Ends a user's running plan: their waiting tickets go behind all other users. */
export const endRunning = <Ticket>(queue: FairQueue<Ticket>, userId: string): FairQueue<Ticket> => ({
  ring: [
    ...queue.ring.filter((place) => place.userId !== userId),
    ...queue.ring.filter((place) => place.userId === userId),
  ],
  running: queue.running.filter((other) => other !== userId),
});

/** Removes a ticket whose request was aborted; a started or unknown one changes nothing. */
export const leaveQueue = <Ticket>(queue: FairQueue<Ticket>, ticket: Ticket): FairQueue<Ticket> => ({
  ...queue,
  ring: queue.ring
    .map((place) =>
      place.tickets.includes(ticket)
        ? { ...place, tickets: place.tickets.filter((other) => other !== ticket) }
        : place,
    )
    .filter(({ tickets }) => tickets.length > 0),
});

/** How many tickets wait, of all users. */
export const waitingPlans = <Ticket>({ ring }: FairQueue<Ticket>): number =>
  ring.reduce((sum, { tickets }) => sum + tickets.length, 0);

/** How many plans end before a new ticket of this person starts, at most: their own, and by turns as many of each other's and one. */
export const plansAhead = <Ticket>({ ring, running }: FairQueue<Ticket>, userId: string): number => {
  const plansOf = (user: string): number =>
    (ring.find((place) => place.userId === user)?.tickets.length ?? 0) + (running.includes(user) ? 1 : 0);
  const mine = plansOf(userId);
  const users = new Set([...ring.map((place) => place.userId), ...running]);
  users.delete(userId);
  return mine + [...users].reduce((sum, other) => sum + Math.min(plansOf(other), mine + 1), 0);
};
