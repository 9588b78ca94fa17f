import type { SiteSettings, SiteSettingsInput } from '@vitrine/client'
import { priceIn, rateWithFee } from '@vitrine/domain/currency/charging.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { readDecimal } from '../form/read-fields.ts'
import { FieldErrors } from '../form/field-errors.ts'
import { words } from '../words/words.ts'

type Currency = SiteSettings['currencies'][number]
type Sent = NonNullable<SiteSettingsInput['currencies']>[number]

const rateDigits = 6

/** An editable currency. */
export interface CurrencyDraft {
  readonly key: string
  readonly currency: string
  readonly rate: string
  readonly charged: boolean
  readonly fee: string
  readonly roundTo: string
  readonly roundLess: string
  readonly roundMode: 'NEAREST' | 'UP' | 'DOWN'
  readonly followsSource: boolean
}

export const newDraft = (): CurrencyDraft => ({
  key: crypto.randomUUID(),
  currency: '',
  rate: '',
  charged: true,
  fee: '',
  roundTo: '',
  roundLess: '',
  roundMode: 'NEAREST',
  followsSource: false,
})

export const draftOf = ({
  currency,
  rate,
  charged,
  feePercentage,
  rounding,
  followsSource,
}: Currency): CurrencyDraft => ({
  key: currency,
  currency,
  rate,
  charged: charged ?? false,
  fee: feePercentage ?? '',
  roundTo: rounding?.to ?? '',
  roundLess: rounding?.less ?? '',
  roundMode: rounding?.mode ?? 'NEAREST',
  followsSource: followsSource ?? false,
})

export const fieldAt = (index: number, name: string): string => `siteSettings.currencies[${index}].${name}`

/** Parses the amounts by field. `null` is an invalid number. */
const amountsOf = ({ rate, fee, roundTo, roundLess, charged }: CurrencyDraft) => ({
  rate: readDecimal(rate, rateDigits),
  feePercentage: fee === '' ? undefined : (readDecimal(fee) ?? null),
  'rounding.to': roundTo === '' || !charged ? undefined : (readDecimal(roundTo) ?? null),
  'rounding.less': roundLess === '' || !charged ? undefined : (readDecimal(roundLess) ?? null),
})

/** Reads the currencies. Throws field errors for invalid numbers. */
export const readDrafts = (drafts: readonly CurrencyDraft[]): Sent[] => {
  const read = drafts.map((draft) => ({ draft, amounts: amountsOf(draft) }))
  const wrong = read.flatMap(({ amounts }, index) =>
    Object.entries(amounts).flatMap(([name, amount]) =>
      amount === null || (name === 'rate' && amount === undefined) ? [fieldAt(index, name)] : [],
    ),
  )
  if (wrong.length > 0) throw new FieldErrors(wrong.map((field) => ({ field, description: words.notANumber })))
  return read.map(({ draft: { currency, charged, followsSource, roundMode }, amounts }) => {
    const { rate, feePercentage, 'rounding.to': to, 'rounding.less': less } = amounts
    return {
      currency,
      rate: rate!,
      charged,
      ...(feePercentage && { feePercentage }),
      ...(to && { rounding: { to, mode: roundMode, ...(less && { less }) } }),
      ...(followsSource && { followsSource }),
    }
  })
}

/** Converts one of the store's prices. `undefined` if the input is incomplete. */
export const previewOf = (
  draft: CurrencyDraft,
  { storeCurrency, price }: { storeCurrency: string; price: string },
): string | undefined => {
  const { rate, feePercentage, 'rounding.to': to, 'rounding.less': less } = amountsOf(draft)
  const { currency, roundMode: mode } = draft
  if (!rate || Number(rate) === 0 || currency === '' || feePercentage === null || to === null || less === null)
    return undefined
  const charging = {
    from: storeCurrency,
    currency,
    rate: rateWithFee({ rate, ...(feePercentage && { feePercentage }) }),
    ...(to &&
      toMinor(to, currency) > 0 && {
        rounding: { step: toMinor(to, currency), mode, less: less ? toMinor(less, currency) : 0 },
      }),
  }
  return toDecimal(priceIn(toMinor(price, storeCurrency), charging), currency)
}
