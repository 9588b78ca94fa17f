import { isCurrency } from '@vitrine/domain/money.ts'
import { locale } from '../words/words.ts'

const names = new Intl.DisplayNames([locale], { type: 'currency' })

/** All currencies a store can have, with their names. */
export const currencyOptions = Intl.supportedValuesOf('currency')
  .filter(isCurrency)
  .map((value) => ({ value, label: `${value}, ${names.of(value) ?? value}` }))
