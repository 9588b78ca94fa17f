import { tryWords } from '@vitrine/web/testing-words.ts'
import { words as english } from './en.ts'
import { languages, wordsOf } from './languages.ts'

tryWords({
  english,
  languages,
  wordsOf,
  same: {
    de: ['account.status', 'shopping.sortName', 'shopping.taxNotes.NONE', 'ui.optional', 'ui.themeSystem'],
    es: ['shopping.subtotal', 'shopping.taxNotes.NONE', 'shopping.total'],
    he: ['shopping.taxNotes.NONE'],
  },
})
