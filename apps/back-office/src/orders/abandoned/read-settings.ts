import type { AbandonedCheckoutEmail, AbandonedCheckoutSettings } from '@vitrine/client'
import { throwFieldError } from '../../form/field-errors.ts'
import { countIn, decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { words } from '../../words/en.ts'

/** Positions of the emails of a series. */
export const positions = [0, 1, 2] as const

/** Form fields are named after the fields of the API call. */
export const named = (name: string): string => `settings.${name}`
export const namedOf = (position: number, name: string): string => named(`emails[${position}].${name}`)

const wholeIn = (form: FormData, name: string): number => countIn(form, name) ?? throwFieldError(name, words.notWhole)

const readCoupon = (form: FormData, at: (name: string) => string): AbandonedCheckoutEmail['coupon'] => {
  const kind = textIn(form, at('coupon'))
  const value = at('coupon.value')
  if (kind === 'code') return { code: textIn(form, value) }
  if (kind !== 'percentOff' && kind !== 'amountOff') return undefined
  const amount = decimalIn(form, value) ?? throwFieldError(value, words.notANumber)
  return { [kind]: amount, validDays: wholeIn(form, at('coupon.validDays')) }
}

/** Reads the emails that are in use. Texts in other languages are kept by position. */
const readEmails = (form: FormData, before: AbandonedCheckoutSettings['emails']): AbandonedCheckoutEmail[] =>
  positions.flatMap((position) => {
    const at = (name: string) => namedOf(position, name)
    if (!isTicked(form, at('used'))) return []
    const hours = decimalIn(form, at('delayMinutes')) ?? throwFieldError(at('delayMinutes'), words.notANumber)
    const [subject, text, coupon] = [textIn(form, at('subject')), textIn(form, at('text')), readCoupon(form, at)]
    const translations = before[position]?.translations
    return {
      delayMinutes: Math.round(Number(hours) * 60),
      ...(subject !== '' && { subject }),
      ...(text !== '' && { text }),
      ...(coupon && { coupon }),
      ...(translations && { translations }),
    }
  })

const countriesIn = (form: FormData, name: string): string[] =>
  textIn(form, name)
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '')

/** Reads the settings of the form. */
export const readSettings = (form: FormData, before: AbandonedCheckoutSettings) => ({
  active: isTicked(form, named('active')),
  delayMinutes: wholeIn(form, named('delayMinutes')),
  sendsEmails: isTicked(form, named('sendsEmails')),
  emails: readEmails(form, before.emails),
  seriesIntervalDays: wholeIn(form, named('seriesIntervalDays')),
  linkDays: wholeIn(form, named('linkDays')),
  consentRules: [
    ...countriesIn(form, 'existing').map((country) => ({ country, rule: 'EXISTING_CUSTOMER' as const })),
    ...countriesIn(form, 'everyone').map((country) => ({ country, rule: 'NONE' as const })),
  ],
  restorePageUrl: textIn(form, named('restorePageUrl')),
})
