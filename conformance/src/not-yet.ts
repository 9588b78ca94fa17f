/**
 * What the server has not got yet. A call that is missing and does not stand here was there before: that is a failure.
 * Whoever builds a call takes it off.
 */
export const notYet: ReadonlySet<string> = new Set([])
