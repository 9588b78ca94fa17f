import { words as ui } from '@vitrine/ui/words/words-he.ts'
import type { Words } from './en.ts'
import { joined } from './joined.ts'

/** All texts of the back office in Hebrew, gender-neutral. */
export const words: Words = {
  ...joined(import.meta.glob('./he/**/*.ts', { eager: true })),
  ui,
}
