import type { SelectOption } from '@vitrine/ui'

/** The choices of a field, from the words for each. */
export const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
