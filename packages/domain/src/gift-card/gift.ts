import { isDay } from '../time/day.ts'
import { giftFields, type GiftField } from './gift-fields.ts'

/** Maximum number of gift cards per line. */
export const maxGiftCardsPerLine = 100

/** The custom text fields of a gift card product. */
export const giftTextFields = Object.values(giftFields).map((field) => ({ ...field, mandatory: false }))

/** The details of a gift card. Empty ones are left out. */
export type Gift = { readonly [Field in GiftField]?: string }

type TextFields = Readonly<Record<string, string>>

/** Reads the details of a gift card. */
export const readGift = (texts: TextFields = {}): Gift =>
  Object.fromEntries(
    Object.entries(giftFields).flatMap(([field, { title }]) => {
      const text = texts[title]?.trim() ?? ''
      return text === '' ? [] : [[field, text]]
    }),
  )

export interface GiftProblem {
  readonly title: string
  readonly description: string
  readonly violatedRule: 'FORMAT' | 'MIN' | 'MAX' | 'MAX_LENGTH' | 'REQUIRED_FIELD'
}

const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,63}(\.[^\s@<>()[\]\\,;:".]{1,63})+$/

/** Returns the last delivery date available today: one year ahead. */
export const lastGiftDay = (today: string): string => {
  const date = new Date(`${today}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

const problemOfDay = (day: string, today: string): Omit<GiftProblem, 'title'> | undefined => {
  if (!isDay(day)) return { description: 'must be a date such as 2026-12-24', violatedRule: 'FORMAT' }
  if (day < today) return { description: `must be today, ${today}, or later`, violatedRule: 'MIN' }
  const last = lastGiftDay(today)
  return day > last
    ? { description: `must be ${last} or earlier, at most a year ahead`, violatedRule: 'MAX' }
    : undefined
}

const problemOf = (field: GiftField, gift: Gift, today: string): Omit<GiftProblem, 'title'> | undefined => {
  const text = gift[field]
  if (field === 'recipientEmail' && text === undefined && gift.recipientName !== undefined) {
    return { description: 'must be set where a recipient is named', violatedRule: 'REQUIRED_FIELD' }
  }
  if (text === undefined) return undefined
  const { maxLength } = giftFields[field]
  if (field === 'deliveryDate') return problemOfDay(text, today)
  if (text.length > maxLength) {
    return { description: `can have at most ${maxLength} characters`, violatedRule: 'MAX_LENGTH' }
  }
  if (field === 'recipientEmail' && !emailPattern.test(text)) {
    return { description: 'must be an email address', violatedRule: 'FORMAT' }
  }
  return undefined
}

/** Validates the details of a gift card bought today, and returns problems by field title. */
export const giftProblems = (texts: TextFields | undefined, today: string): GiftProblem[] => {
  const gift = readGift(texts)
  return (Object.keys(giftFields) as GiftField[]).flatMap((field) => {
    const problem = problemOf(field, gift, today)
    return problem ? [{ title: giftFields[field].title, ...problem }] : []
  })
}
