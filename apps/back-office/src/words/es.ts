import { words as ui } from '@vitrine/ui/words/words-es.ts'
import type { Words } from './en.ts'
import { joined } from './joined.ts'

/** All texts of the back office in Spanish, with informal “tú”. */
export const words: Words = {
  ...joined(import.meta.glob('./es/**/*.ts', { eager: true })),
  ui,
}
