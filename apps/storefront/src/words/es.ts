import { words as english, type Words } from './en.ts'

export const words: Words = english
