import type { Language } from '@vitrine/domain/languages.ts'
import { tryWords } from '@vitrine/web/testing-words.ts'
import { words as aside } from './aside-en.ts'
import { words } from './en.ts'
import { asideOf, wordsOf } from './languages.ts'

tryWords({
  english: { ...words, aside },
  wordsOf: async (language: Language) => ({ ...(await wordsOf(language)), aside: await asideOf(language) }),
  same: {
    de: [
      'aside.homeSections.video',
      'aside.status',
      'sections.countdown',
      'shopping.sortName',
      'shopping.taxNotes.NONE',
      'ui.optional',
      'ui.themeSystem',
    ],
    es: ['shopping.subtotal', 'shopping.taxNotes.NONE', 'shopping.total'],
    he: ['shopping.taxNotes.NONE'],
  },
})
