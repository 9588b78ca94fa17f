import { words as ui } from '@vitrine/ui/words/words-es.ts'
import type { FirstWords } from './en.ts'
import { joined } from '../joined.ts'

/** Texts of the first page in Spanish, with informal “tú”. */
export const words: FirstWords = {
  ...joined<Omit<FirstWords, 'ui'>>(import.meta.glob('../es/first/*.ts', { eager: true })),
  ui,
}
