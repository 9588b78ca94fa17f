/** Lines of text as one, with commas between them. */
export const oneLine = (...parts: readonly string[]): string => parts.join(', ').replaceAll(/\s*\n\s*/g, ', ')
