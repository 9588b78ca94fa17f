import { tryWords } from '@vitrine/web/testing-words.ts'
import { words as english } from './en.ts'
import { languages, wordsOf } from './languages.ts'

tryWords({
  english,
  languages,
  wordsOf,
  same: {
    de: ['labels.FAX', 'methodPasskey', 'orderStatus', 'quantity', 'ui.optional', 'ui.themeSystem'],
    es: ['labels.FAX', 'quantity', 'subtotal', 'total'],
    he: ['quantity'],
  },
})
