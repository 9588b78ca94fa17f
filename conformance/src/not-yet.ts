/**
 * Calls that are not implemented yet. A missing call that is not listed is a regression. Remove a call when you
 * implement it.
 */
export const notYet: ReadonlySet<string> = new Set([])
