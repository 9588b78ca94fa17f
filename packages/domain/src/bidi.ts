/**
 * Keeps a name whole within a sentence that is written the other way round: it is laid out by its own direction, and
 * nothing around it moves (Unicode, UAX #9: first strong isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** The same for a number, a code or an address of the net, which run from left to right in every language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
