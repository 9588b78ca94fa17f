import { sumOf, type Minor } from '../money.ts'
import type { CollectedTax, TaxedPart } from './tax-shares.ts'

/** The movements that change what the shop has; what is only held for it does not. */
export const bookedTypes = ['captured', 'refunded', 'disputed', 'dispute-reversed'] as const
export type BookedType = (typeof bookedTypes)[number]

/** A movement of money as the books show it. */
export interface BookEntry {
  /** In the owner's time zone: `2026-11-22`. */
  readonly day: string
  readonly type: BookedType
  readonly amount: Minor
  readonly provider: string
  /** Where the order is taxed: ISO 3166-1 alpha-2; empty where nobody said. */
  readonly country: string
  /** The buyer owes the tax: nobody else collects it. */
  readonly isReverseCharge?: boolean
  readonly shares: readonly TaxedPart[]
}

/** What came in and what went out, in minor units. */
export interface Flow {
  readonly received: Minor
  readonly refunded: Minor
  readonly disputed: Minor
  /** Taken back by a bank, and returned. */
  readonly returned: Minor
}

export interface TaxFlow {
  readonly country: string
  readonly rate: string
  readonly isReverseCharge?: true
  /** What is left of what came in, tax included. */
  readonly gross: Minor
  readonly tax: Minor
}

/** What one authority collects, or a whole country where a tax is not told by its parts. */
export interface JurisdictionFlow extends CollectedTax {
  readonly country: string
  /** What it is taken of, without any tax. */
  readonly taxable: Minor
}

/** Money that moved between the store and its gift cards and store credit, less what went back. */
export interface GiftCardFlow {
  /** What gift cards were sold for. */
  readonly sold: Minor
  /** What gift cards and store credit paid: no new money. */
  readonly redeemed: Minor
  /** What was refunded as store credit: no money that left. */
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

/** Who keeps the money of gift cards and of store credit: the store itself. */
const ownProviders = { giftCard: 'gift-card', storeCredit: 'store-credit' } as const

export const noFlow: Flow = { received: 0, refunded: 0, disputed: 0, returned: 0 }

/** What the shop has of it. */
export const netOf = ({ received, refunded, disputed, returned }: Flow): Minor =>
  received - refunded - disputed + returned

const isIncome = (type: BookedType): boolean => type === 'captured' || type === 'dispute-reversed'

const plus = (flow: Flow = noFlow, { type, amount }: BookEntry): Flow => ({
  ...flow,
  [fields[type]]: flow[fields[type]] + amount,
})

/** Adds up entries as they are read, so that a year of them needs no more room than a day. */
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
