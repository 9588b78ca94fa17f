/** A provider is asked by one server at a time, for so long; after that the attempt is an orphan. */
export const leaseSeconds = 30

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)
