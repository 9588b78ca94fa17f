import type { Language } from '@vitrine/domain/languages.ts'
import { loadWords } from '@vitrine/web/load-words.ts'
import type { Words } from './en.ts'

const files = import.meta.glob('./{??,???}.ts')

export const wordsOf = (language: Language): Promise<Words> => loadWords(files, `./${language}.ts`)
