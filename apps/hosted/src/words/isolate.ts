/**
 * Keeps a name, a code or an address whole within a sentence that is written the other way round: it is laid out by its
 * own direction, and nothing around it moves (Unicode, UAX #9: first strong isolate).
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`
