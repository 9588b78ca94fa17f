import { sumOf, type Minor } from '../money.ts'
import type { CollectedTax, TaxedPart } from './tax-shares.ts'

/** The movements that change the store's funds. Authorizations don't. */
export const bookedTypes = ['captured', 'refunded', 'disputed', 'dispute-reversed'] as const
export type BookedType = (typeof bookedTypes)[number]

/** A movement of money as shown in the books. */
export interface BookEntry {
  /** Day in the merchant's time zone: `2026-11-22`. */
  readonly day: string
  readonly type: BookedType
  readonly amount: Minor
  readonly provider: string
  /** Country of taxation, ISO 3166-1 alpha-2. Empty if unknown. */
  readonly country: string
  /** Whether the buyer owes the tax (reverse charge). */
  readonly isReverseCharge?: boolean
  readonly shares: readonly TaxedPart[]
}

/** Income and expenses, in minor units. */
export interface Flow {
  readonly received: Minor
  readonly refunded: Minor
  readonly disputed: Minor
  /** Chargebacks returned by a bank. */
  readonly returned: Minor
}

export interface TaxFlow {
  readonly country: string
  readonly rate: string
  readonly isReverseCharge?: true
  /** Income less refunds, including tax. */
  readonly gross: Minor
  readonly tax: Minor
}

/** The tax collected for one authority, or for a country if the tax has no components. */
export interface JurisdictionFlow extends CollectedTax {
  readonly country: string
  /** The taxable amount, without tax. */
  readonly taxable: Minor
}

/** Net amounts of gift cards and store credit. */
interface GiftCardFlow {
  /** Gift cards sold. */
  readonly sold: Minor
  /** Amount paid with gift cards and store credit, which is no new income. */
  readonly redeemed: Minor
  /** Amount refunded as store credit, which is no expense. */
  readonly credited: Minor
}

export interface BookSummary {
  readonly giftCards: GiftCardFlow
  readonly total: Flow
  readonly days: ReadonlyMap<string, Flow>
  readonly providers: ReadonlyMap<string, Flow>
  readonly taxes: ReadonlyMap<string, TaxFlow>
  readonly jurisdictions: ReadonlyMap<string, JurisdictionFlow>
}

const fields = {
  captured: 'received',
  refunded: 'refunded',
  disputed: 'disputed',
  'dispute-reversed': 'returned',
} as const satisfies Record<BookedType, keyof Flow>

/** Providers of gift cards and store credit: the store itself holds the money. */
const ownProviders = { giftCard: 'gift-card', storeCredit: 'store-credit' } as const

const noFlow: Flow = { received: 0, refunded: 0, disputed: 0, returned: 0 }

/** Returns income less expenses. */
export const netOf = ({ received, refunded, disputed, returned }: Flow): Minor =>
  received - refunded - disputed + returned

const isIncome = (type: BookedType): boolean => type === 'captured' || type === 'dispute-reversed'

const plus = (flow: Flow = noFlow, { type, amount }: BookEntry): Flow => ({
  ...flow,
  [fields[type]]: flow[fields[type]] + amount,
})

/** Adds up entries one at a time, so that memory use does not grow with the period. */
export const createBookSummary = () => {
  let total = noFlow
  const [days, providers] = [new Map<string, Flow>(), new Map<string, Flow>()]
  const taxes = new Map<string, TaxFlow>()
  const jurisdictions = new Map<string, JurisdictionFlow>()

  let giftCards: GiftCardFlow = { sold: 0, redeemed: 0, credited: 0 }

  const addGiftCards = ({ type, provider, amount, shares }: BookEntry): void => {
    const sign = isIncome(type) ? 1 : -1
    const sold = sumOf(shares.map(({ isGiftCard, gross }) => (isGiftCard ? gross : 0)))
    giftCards = {
      sold: giftCards.sold + sign * sold,
      redeemed: giftCards.redeemed + (provider === ownProviders.giftCard ? sign * amount : 0),
      credited: giftCards.credited - (provider === ownProviders.storeCredit ? sign * amount : 0),
    }
  }

  const addTax = ({ type, country, isReverseCharge = false }: BookEntry, { rate, gross, tax }: TaxedPart): void => {
    const [key, sign] = [`${country} ${rate} ${isReverseCharge}`, isIncome(type) ? 1 : -1]
    const known = taxes.get(key) ?? {
      country,
      rate,
      ...(isReverseCharge && { isReverseCharge }),
      gross: 0,
      tax: 0,
    }
    taxes.set(key, { ...known, gross: known.gross + sign * gross, tax: known.tax + sign * tax })
  }

  const addJurisdictions = ({ type, country }: BookEntry, { rate, gross, tax, taxes: parts }: TaxedPart): void => {
    const sign = isIncome(type) ? 1 : -1
    for (const part of parts ?? (Number(rate) === 0 ? [] : [{ rate, tax }])) {
      const { tax: collected, ...who } = part
      const key = JSON.stringify([country, ...Object.entries(who).toSorted(([one], [other]) => (one < other ? -1 : 1))])
      const known = jurisdictions.get(key) ?? { country, ...who, taxable: 0, tax: 0 }
      const taxable = known.taxable + sign * (gross - tax)
      jurisdictions.set(key, { ...known, taxable, tax: known.tax + sign * collected })
    }
  }

  return {
    add: (entry: BookEntry): void => {
      total = plus(total, entry)
      days.set(entry.day, plus(days.get(entry.day), entry))
      providers.set(entry.provider, plus(providers.get(entry.provider), entry))
      for (const share of entry.shares) {
        if (share.isGiftCard) continue
        addTax(entry, share)
        addJurisdictions(entry, share)
      }
      addGiftCards(entry)
    },
    read: (): BookSummary => ({ total, days, providers, taxes, jurisdictions, giftCards }),
  }
}
