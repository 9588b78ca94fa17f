const pattern = /\{([^{}\s]*)\}/g

/** Returns the first placeholder of a text that does not exist, such as `{name}`. */
export const unknownPlaceholder = (text: string, allowed: readonly string[]): string | undefined =>
  [...text.matchAll(pattern)].find(([, name]) => !allowed.includes(name!))?.[0]

/** Replaces the placeholders of a text. A missing value leaves no double or leading space, and none before a comma. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text
    .replaceAll(pattern, (_match, name: string) => values[name] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +([,.!?])/g, '$1')
    .trim()
