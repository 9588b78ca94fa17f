/**
 * Isolates a name within text of the other direction, so that it is laid out by its own direction and does not affect
 * its surroundings (Unicode UAX #9, first strong isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** Isolates a number, code or URL, which run from left to right in every language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
