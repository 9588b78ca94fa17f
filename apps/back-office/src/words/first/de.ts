import { words as ui } from '@vitrine/ui/words/words-de.ts'
import type { FirstWords } from './en.ts'
import { joined } from '../joined.ts'

/** Texts of the first page in German, with formal “Sie”. */
export const words: FirstWords = {
  ...joined<Omit<FirstWords, 'ui'>>(import.meta.glob('../de/first/*.ts', { eager: true })),
  ui,
}
