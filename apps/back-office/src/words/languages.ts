import type { Language } from '@vitrine/domain/languages.ts'
import { loadWords } from '@vitrine/web/load-words.ts'
import type { OtherWords } from './en.ts'
import type { FirstWords } from './first/en.ts'

const firstFiles = import.meta.glob('./first/{??,???}.ts')
const otherFiles = import.meta.glob('./{??,???}.ts')

export const firstWordsOf = (language: Language): Promise<FirstWords> => loadWords(firstFiles, `./first/${language}.ts`)

export const otherWordsOf = (language: Language): Promise<OtherWords> => loadWords(otherFiles, `./${language}.ts`)
