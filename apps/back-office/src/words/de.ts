import { words as ui } from '@vitrine/ui/words/words-de.ts'
import type { Words } from './en.ts'
import { joined } from './joined.ts'

/** All texts of the back office in German, with formal “Sie”. */
export const words: Words = {
  ...joined(import.meta.glob('./de/**/*.ts', { eager: true })),
  ui,
}
