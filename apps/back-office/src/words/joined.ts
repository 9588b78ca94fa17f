import type { Words } from './en.ts'

/** Joins what the files of a language export. A test compares the result with the English texts. */
export const joined = (files: Readonly<Record<string, unknown>>): Omit<Words, 'ui'> =>
  Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file as object)))
