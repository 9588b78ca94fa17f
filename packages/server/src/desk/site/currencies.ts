import type { StoreCurrency } from '@vitrine/contract/entities/store/store-currency.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { OtherCurrency } from '@vitrine/domain/currency/charging.ts'
import { isCurrency } from '@vitrine/domain/money.ts'
import { invalidField, invalidBecause } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import { presentRounding, readRounding } from '../../store/setting/api.ts'

/** Presents a store's currencies to its owner. */
export const presentCurrencies = (currencies: readonly OtherCurrency[]): StoreCurrency[] =>
  currencies.map(({ rounding, ...one }) => ({
    ...one,
    ...(rounding && { rounding: presentRounding(rounding, one.currency) }),
  }))

const readCurrency = (
  { currency, rate, charged, feePercentage, rounding, followsSource }: Input<StoreCurrency>,
  { field, site, now }: { field: string; site: Site; now: Date },
): OtherCurrency => {
  if (currency === undefined) throw invalidField(`${field}.currency`, 'must be set', 'REQUIRED_FIELD')
  if (!isCurrency(currency)) throw invalidField(`${field}.currency`, 'is not a currency in use')
  if (rate === undefined) throw invalidField(`${field}.rate`, 'must be set', 'REQUIRED_FIELD')
  if (charged && currency === site.currency)
    throw invalidField(`${field}.currency`, 'is the store’s own currency, which is always charged')
  if (rounding && !charged) {
    const why = 'is only for currencies that are charged: otherwise the parts of a displayed total would not add up'
    throw invalidField(`${field}.rounding`, why, 'FIELD_NOT_ALLOWED')
  }
  const before = site.settings.currencies?.find((one) => one.currency === currency)
  const isSame = before?.rate === rate && before.rateDate !== undefined
  return {
    currency,
    rate,
    rateDate: isSame ? before.rateDate! : now.toISOString(),
    ...(charged !== undefined && { charged }),
    ...(feePercentage !== undefined && { feePercentage }),
    ...(rounding && { rounding: readRounding(rounding, { field: `${field}.rounding`, currency }) }),
    ...(followsSource !== undefined && { followsSource }),
  }
}

/** Reads an owner's currencies. Refuses duplicates. */
export const readCurrencies = (
  sent: readonly Input<StoreCurrency>[],
  site: Site,
  now: Date,
): readonly OtherCurrency[] =>
  sent.map((one, index) => {
    const field = `siteSettings.currencies[${index}]`
    const read = readCurrency(one, { field, site, now })
    if (sent.findIndex(({ currency }) => currency === read.currency) < index)
      throw invalidBecause(`${field}.currency`, 'LISTED_TWICE')
    return read
  })
