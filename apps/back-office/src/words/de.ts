import type { OtherWords } from './en.ts'
import { joined } from './joined.ts'

/** Texts of all pages but the first in German, with formal “Sie”. */
export const words: OtherWords = joined(import.meta.glob(['./de/**/*.ts', '!./de/first/**'], { eager: true }))
