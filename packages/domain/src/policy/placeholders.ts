/** Returns the placeholders left in a text, each once, in order. */
export const findPlaceholders = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\[([^\][\n]{2,200})\]/g), ([, place]) => place!)),
]
