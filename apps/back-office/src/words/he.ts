import type { OtherWords } from './en.ts'
import { joined } from './joined.ts'

/** Texts of all pages but the first in Hebrew, gender-neutral. */
export const words: OtherWords = joined(import.meta.glob(['./he/**/*.ts', '!./he/first/**'], { eager: true }))
