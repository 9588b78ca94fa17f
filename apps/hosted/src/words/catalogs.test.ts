import { tryWords } from '@vitrine/web/testing-words.ts'
import { words as english } from './en.ts'
import { wordsOf } from './languages.ts'

tryWords({
  english,
  wordsOf,
  same: {
    de: [
      'labels.FAX',
      'methodPasskey',
      'orderStatus',
      'postalCodes.CEP',
      'postalCodes.EIRCODE',
      'quantity',
      'states.COUNTY',
      'states.REGION',
      'ui.optional',
      'ui.themeSystem',
    ],
    es: ['labels.FAX', 'postalCodes.CEP', 'postalCodes.EIRCODE', 'quantity', 'subtotal', 'total'],
    he: ['postalCodes.EIRCODE', 'quantity'],
  },
})
