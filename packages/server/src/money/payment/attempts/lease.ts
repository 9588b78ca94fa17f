/**
 * Counts from the clock of the machine if that of the server is behind it, as while the demo store's past is played:
 * other servers must not take over what is being done.
 */
const after = (now: Date, seconds: number): Date => new Date(Math.max(now.getTime(), Date.now()) + seconds * 1000)

/** Lease of a call to a provider. After it expires, the attempt is an orphan. */
export const leaseSeconds = 30

export const leaseFrom = (now: Date): Date => after(now, leaseSeconds)

/** Delay before polling what a provider has accepted but not completed, unless a webhook arrives earlier. */
const laterSeconds = 10 * 60

export const laterFrom = (now: Date): Date => after(now, laterSeconds)
