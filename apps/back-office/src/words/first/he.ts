import { words as ui } from '@vitrine/ui/words/words-he.ts'
import type { FirstWords } from './en.ts'
import { joined } from '../joined.ts'

/** Texts of the first page in Hebrew, gender-neutral. */
export const words: FirstWords = {
  ...joined<Omit<FirstWords, 'ui'>>(import.meta.glob('../he/first/*.ts', { eager: true })),
  ui,
}
