/** Lease of a call to a provider. After it expires, the attempt is an orphan. */
export const leaseSeconds = 30

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

/** Delay before polling what a provider has accepted but not completed, unless a webhook arrives earlier. */
const laterSeconds = 10 * 60

export const laterFrom = (now: Date): Date => new Date(now.getTime() + laterSeconds * 1000)
