/** A provider is asked by one server at a time, for so long; after that the attempt is an orphan. */
export const leaseSeconds = 30

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

/** What a provider has accepted and not done yet is asked about again so much later, unless it tells before. */
const laterSeconds = 10 * 60

export const laterFrom = (now: Date): Date => new Date(now.getTime() + laterSeconds * 1000)
