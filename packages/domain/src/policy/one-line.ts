/** Joins lines of text with commas. */
export const oneLine = (...parts: readonly string[]): string => parts.join(', ').replaceAll(/\s*\n\s*/g, ', ')
