import type { AbandonedCheckoutEmail, AbandonedCheckoutSettings } from '@vitrine/client'
import { throwFieldError } from '../../form/field-errors.ts'
import { countIn, decimalIn, isTicked, textIn } from '../../form/read-fields.ts'
import { words } from '../../words/words.ts'

/** Positions of the emails of a series. */
export const positions = [0, 1, 2] as const

/** Form fields are named after the fields of the API call. */
export const named = (name: string): string => `settings.${name}`
export const namedOf = (index: number, name: string): string => named(`emails[${index}].${name}`)
export const translationOf = (index: number, language: string, name: 'subject' | 'text'): string =>
  namedOf(index, `translations.${language}.${name}`)
export const usedOf = (position: number): string => `used.${position}`

const wholeIn = (form: FormData, name: string): number => countIn(form, name) ?? throwFieldError(name, words.notWhole)

const readCoupon = (form: FormData, at: (name: string) => string): AbandonedCheckoutEmail['coupon'] => {
  const kind = textIn(form, at('coupon'))
  const value = at('coupon.value')
  if (kind === 'code') return { code: textIn(form, value) }
  if (kind !== 'percentOff' && kind !== 'amountOff') return undefined
  const amount = decimalIn(form, value) ?? throwFieldError(value, words.notANumber)
  return { [kind]: amount, validDays: wholeIn(form, at('coupon.validDays')) }
}

type Translations = NonNullable<AbandonedCheckoutEmail['translations']>

const readTranslation = (form: FormData, index: number, language: string): Translations => {
  const at = (name: 'subject' | 'text') => translationOf(index, language, name)
  const [subject, text] = [textIn(form, at('subject')), textIn(form, at('text'))]
  if (subject === '' && text === '') return []
  if (subject === '') throwFieldError(at('subject'), words.abandonedSettings.bothTexts)
  if (text === '') throwFieldError(at('text'), words.abandonedSettings.bothTexts)
  return [{ language, subject, text }]
}

interface EmailBefore {
  readonly index: number
  readonly email: AbandonedCheckoutEmail | undefined
  readonly languages: readonly string[]
}

/** Texts in languages that the store no longer has are kept. */
const readTranslations = (form: FormData, { index, email, languages }: EmailBefore): Translations => [
  ...languages.flatMap((language) => readTranslation(form, index, language)),
  ...(email?.translations ?? []).filter(({ language }) => !languages.includes(language)),
]

const readEmail = (form: FormData, before: EmailBefore): AbandonedCheckoutEmail => {
  const at = (name: string) => namedOf(before.index, name)
  const hours = decimalIn(form, at('delayMinutes')) ?? throwFieldError(at('delayMinutes'), words.notANumber)
  const [subject, text, coupon] = [textIn(form, at('subject')), textIn(form, at('text')), readCoupon(form, at)]
  const translations = readTranslations(form, before)
  return {
    delayMinutes: Math.round(Number(hours) * 60),
    ...(subject !== '' && { subject }),
    ...(text !== '' && { text }),
    ...(coupon && { coupon }),
    ...(translations.length > 0 && { translations }),
  }
}

/** The settings before, and the additional languages of the store. */
export interface SettingsData {
  readonly settings: AbandonedCheckoutSettings
  readonly languages: readonly string[]
}

/** Reads the emails that are in use. */
const readEmails = (form: FormData, { settings, languages }: SettingsData): AbandonedCheckoutEmail[] =>
  positions
    .filter((position) => isTicked(form, usedOf(position)))
    .map((position, index) => readEmail(form, { index, email: settings.emails[position], languages }))

const countriesIn = (form: FormData, name: string): string[] =>
  textIn(form, name)
    .toUpperCase()
    .split(/[\s,]+/)
    .filter((code) => code !== '')

/** Reads the settings of the form. */
export const readSettings = (form: FormData, before: SettingsData) => ({
  active: isTicked(form, named('active')),
  delayMinutes: wholeIn(form, named('delayMinutes')),
  sendsEmails: isTicked(form, named('sendsEmails')),
  emails: readEmails(form, before),
  seriesIntervalDays: wholeIn(form, named('seriesIntervalDays')),
  linkDays: wholeIn(form, named('linkDays')),
  consentRules: [
    ...countriesIn(form, 'existing').map((country) => ({ country, rule: 'EXISTING_CUSTOMER' as const })),
    ...countriesIn(form, 'everyone').map((country) => ({ country, rule: 'NONE' as const })),
  ],
  restorePageUrl: textIn(form, named('restorePageUrl')),
})
