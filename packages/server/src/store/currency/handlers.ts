import type { currencyCalls } from '@vitrine/contract'
import type { Decimal } from '@vitrine/domain/currency/charging.ts'
import { convertDecimal, pairRate, rateText, type PairRate } from '@vitrine/domain/currency/rates.ts'
import { currencyDigits } from '@vitrine/domain/money.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'

const codesOf = ({ currency, settings: { currencies = [] } }: Site): readonly string[] => [
  currency,
  ...currencies.map((one) => one.currency).filter((one) => one !== currency),
]

const symbolOf = (currency: string, language: string): string => {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

const requireRate = (site: Site, { from, to }: { from: string; to: string }): PairRate => {
  const codes = codesOf(site)
  for (const [field, code] of Object.entries({ from, to })) {
    if (!codes.includes(code)) throw invalidField(field, `must be a currency of the store: ${codes.join(', ')}`)
  }
  return pairRate(site.settings.currencies ?? [], { own: site.currency, from, to })!
}

const present = ({ value, places }: Decimal) => ({ value: String(value), decimalPlaces: places })

const dated = ({ rateDate }: PairRate) => (rateDate === undefined ? {} : { rateTimestamp: rateDate })

export const createCurrencyHandlers = ({ sites }: Context): Handlers<typeof currencyCalls> => ({
  listCurrencies: async ({ siteId }) => {
    const site = await requireSite(sites, siteId)
    return { currencies: codesOf(site).map((code) => ({ code, symbol: symbolOf(code, site.language) })) }
  },

  getConversionRate: async ({ siteId }, { params }) => {
    const rate = requireRate(await requireSite(sites, siteId), params)
    return { rate: present(rateText(rate)), ...dated(rate) }
  },

  convertCurrency: async ({ siteId }, { params, body }) => {
    const rate = requireRate(await requireSite(sites, siteId), params)
    const digits = currencyDigits(params.to)
    const amounts = body.amounts.map(({ value, decimalPlaces }) =>
      present(convertDecimal({ value: BigInt(value), places: decimalPlaces }, rate, digits)),
    )
    return { amounts, ...dated(rate) }
  },
})
