import type { OtherWords } from './en.ts'
import { joined } from './joined.ts'

/** Texts of all pages but the first in Spanish, with informal “tú”. */
export const words: OtherWords = joined(import.meta.glob(['./es/**/*.ts', '!./es/first/**'], { eager: true }))
