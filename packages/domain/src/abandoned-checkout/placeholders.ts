export const placeholders = ['firstName', 'storeName', 'couponCode'] as const

export type PlaceholderValues = Readonly<Partial<Record<(typeof placeholders)[number], string>>>

const pattern = /\{([^{}\s]*)\}/g

/** Returns the first placeholder of a text that does not exist, such as `{name}`. */
export const unknownPlaceholder = (text: string, allowed: readonly string[] = placeholders): string | undefined =>
  [...text.matchAll(pattern)].find(([, name]) => !allowed.includes(name!))?.[0]

/** Replaces the placeholders of a text. A missing value leaves no double or leading space, and none before a comma. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text
    .replaceAll(pattern, (_match, name: string) => values[name as keyof PlaceholderValues] ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +([,.!?])/g, '$1')
    .trim()
