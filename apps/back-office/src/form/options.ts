import type { SelectOption } from '@vitrine/ui'

/** Select options from labels by value. */
export const optionsOf = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
