import { readLine } from '@vitrine/web/form/form.ts'
import type { Words } from '../../words/en.ts'

export type CardKey = 'cardNumber' | 'expiry' | 'securityCode' | 'cardholder'
export type CardErrors = Partial<Record<CardKey, string>>

export interface Card {
  readonly cardNumber: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly securityCode: string
  readonly cardholder?: string
}

/** Card details that may be rendered by the server: never the number or security code. */
export interface ShownCard {
  readonly expiry?: string
  readonly cardholder?: string
}

export const readShownCard = (form: FormData): ShownCard => ({
  expiry: readLine(form, 'expiry').slice(0, 9),
  cardholder: readLine(form, 'cardholder').slice(0, 200),
})

/** Checks the Luhn digit (ISO/IEC 7812-1, annex B). */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Reads the card of a form, or returns an error for each field. */
export const readCard = (
  form: FormData,
  { now, words }: { now: Date; words: Words },
): { card: Card } | { errors: CardErrors } => {
  const text = (key: CardKey) => readLine(form, key)
  const cardNumber = text('cardNumber').replaceAll(/[\s-]/g, '')
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(text('expiry')) ?? []
  const [expiryMonth, expiryYear] = [Number(month), year.length === 2 ? 2000 + Number(year) : Number(year)]
  const securityCode = text('securityCode')
  const isDate = expiryMonth >= 1 && expiryMonth <= 12
  const errors: CardErrors = {
    ...(!(/^\d{12,19}$/.test(cardNumber) && hasCheckDigit(cardNumber)) && { cardNumber: words.wrongCard }),
    ...(!isDate && { expiry: words.wrongExpirationDate }),
    ...(isDate && Date.UTC(expiryYear, expiryMonth, 1) <= now.getTime() && { expiry: words.cardExpired }),
    ...(!/^\d{3,4}$/.test(securityCode) && { securityCode: words.wrongSecurityCode }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const cardholder = text('cardholder')
  return { card: { cardNumber, expiryMonth, expiryYear, securityCode, ...(cardholder && { cardholder }) } }
}
