import { calculateDraft, type DraftRules } from '@vitrine/domain/draft-order/calculate.ts'
import type { DraftFee, DraftLine } from '@vitrine/domain/draft-order/content.ts'
import { feesByRules, type FeeLine } from '@vitrine/domain/fee/fees.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Tax, TaxableAddress } from '@vitrine/domain/tax/tax.ts'
import type { Fee } from '@vitrine/domain/totals/totals.ts'
import { createHash } from 'node:crypto'
import type { Rules } from '../../../selling/basket/api.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { type AppFee, type FeeQuestion, type FeeRequest, knownFees } from '../../../pricing/fee/api.ts'
import type { DraftOrderRecord } from '../tables.ts'

interface Charging {
  readonly record: DraftOrderRecord
  readonly rules: Rules
  readonly calculating: DraftRules
  /** Tax at an address of the buyer, or at the store. */
  readonly taxAt: (kind: TaxableAddress) => Tax
  readonly now: Date
}

export interface AutomaticFees {
  readonly fees: readonly DraftFee[]
  /** Requests that apps have not answered yet. */
  readonly pending: readonly FeeQuestion[]
}

const isSold = ({ quantity }: DraftLine): boolean => quantity > 0

/** Converts lines for the fee rules. Reads the lines' collections only if a rule needs them. */
const feeLines = async (
  { readOffers }: CatalogReading,
  lines: readonly DraftLine[],
  needsCollections: boolean,
): Promise<FeeLine[]> => {
  const known = lines.flatMap(({ id, details: { catalogReference: { catalogItemId, appId } = {} } }) =>
    catalogItemId !== undefined && appId !== undefined ? [{ id, reference: { catalogItemId, appId } }] : [],
  )
  const offers = needsCollections && known.length > 0 ? await readOffers(known.map(({ reference }) => reference)) : []
  return lines.map((line): FeeLine => {
    const offer = offers[known.findIndex(({ id }) => id === line.id)]
    return {
      id: line.id,
      productId: line.details.catalogReference?.catalogItemId ?? '',
      collectionIds: offer?.state === 'sold' ? offer.sellable.collectionIds : [],
      quantity: line.quantity,
      price: line.price,
      isGiftCard: line.kind === 'GIFT_CARD',
    }
  })
}

const draftFeeOf = (fee: Fee, isApplied: boolean): DraftFee => ({
  id: fee.code,
  source: 'AUTOMATIC',
  applied: isApplied,
  code: fee.code,
  name: fee.name,
  price: fee.price,
  taxable: fee.taxRatePercent === undefined,
  ...(fee.taxGroupId !== undefined && { taxGroupId: fee.taxGroupId }),
  ...(fee.lineIds && { lineItemIds: [...fee.lineIds] }),
  chargedBy: fee.source === 'ITEM' ? 'ITEM' : 'PLATFORM',
})

/** ID of an app's fee. It stays the same as long as the app returns the same code. */
const idOf = (appId: string, code: string): string => {
  const hash = createHash('sha256').update(`${appId} ${code}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

const feeOfApp = (
  appId: string,
  { code, name, price, taxable, taxGroupId, taxableAddress, lineIds }: AppFee,
  { record, taxAt }: Charging,
): DraftFee => {
  const id = idOf(appId, code)
  return {
    id,
    source: 'AUTOMATIC',
    applied: !record.feesOff?.includes(id),
    code,
    name,
    price,
    taxable,
    ...(taxGroupId !== undefined && { taxGroupId }),
    ...(taxable && taxableAddress !== undefined && { taxElsewhere: taxAt(taxableAddress) }),
    ...(lineIds && { lineItemIds: [...lineIds] }),
    chargedBy: 'SERVICE_PLUGIN',
    providerAppId: appId,
  }
}

const requestOf = ({ record, calculating }: Charging, currency: string): FeeRequest => {
  const { totals, lines } = calculateDraft(record, calculating)
  const money = (amount: number) => toDecimal(amount, currency)
  const { delivery, recipientInfo, buyerInfo } = record
  const address = (recipientInfo ?? delivery?.logistics?.shippingDestination)?.address
  return {
    lineItems: lines.map(
      ({ id, quantity, price, kind, details: { catalogReference, productName, physicalProperties } }) => {
        const { weight, sku } = physicalProperties ?? {}
        return {
          id,
          quantity,
          ...(catalogReference?.catalogItemId !== undefined &&
            catalogReference.appId !== undefined && {
              catalogReference: { catalogItemId: catalogReference.catalogItemId, appId: catalogReference.appId },
            }),
          productName: (productName.original ?? '').slice(0, 200),
          price: money(price),
          physicalProperties: {
            ...(weight !== undefined && { weight }),
            ...(sku !== undefined && { sku: sku.slice(0, 40) }),
            shippable: kind === 'PHYSICAL',
          },
        }
      },
    ),
    ...(address && { shippingAddress: address }),
    ...(buyerInfo?.email !== undefined && { buyerDetails: { contactDetails: { email: buyerInfo.email } } }),
    appliedDiscounts: totals.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ amount, scope = 'GLOBAL' }) => ({
        merchantDiscount: { amount: money(amount) },
        discountType: scope,
      })),
    ...(delivery && {
      shippingInfo: {
        selectedCarrierServiceOption: {
          ...(delivery.code !== undefined && { code: delivery.code }),
          cost: { price: money(totals.delivery.price) },
        },
      },
    }),
    purchaseFlowId: record.purchaseFlowId,
    subtotal: money(totals.subtotal),
  }
}

const appFees = async ({ db, site }: CatalogReading, charging: Charging): Promise<AutomaticFees> => {
  const { apps } = charging.rules.fees
  const sold = charging.record.lines.filter(isSold)
  if (apps.length === 0 || sold.length === 0) return { fees: [], pending: [] }
  const request = requestOf(charging, site.currency)
  const answers = await Promise.all(
    apps.map(async (appId) => {
      const question = { appId, currency: site.currency, request }
      return { question, known: await knownFees(db, site.id, { question, now: charging.now }) }
    }),
  )
  return {
    fees: answers.flatMap(({ question: { appId }, known }) =>
      known === undefined || known === 'FAILED'
        ? []
        : known.filter(({ price }) => price > 0).map((fee) => feeOfApp(appId, fee, charging)),
    ),
    pending: answers.flatMap(({ question, known }) => (known === undefined ? [question] : [])),
  }
}

/**
 * Computes the fees that the owner's rules and apps charge for a new order, as in a checkout. Removed fees are
 * included, but not applied. An edited order keeps the fees it was placed with.
 */
export const automaticFees = async (reading: CatalogReading, charging: Charging): Promise<AutomaticFees> => {
  const { record, rules, calculating } = charging
  if (!record.chargesFees) return { fees: [], pending: [] }
  const needsCollections = rules.fees.rules.some(({ collectionIds }) => collectionIds !== undefined)
  const lines = await feeLines(reading, record.lines.filter(isSold), needsCollections)
  const byRules = feesByRules(rules.fees.rules, { lines, destination: calculating.destination })
  const byApps = await appFees(reading, charging)
  return {
    fees: [...byRules.map((fee) => draftFeeOf(fee, !record.feesOff?.includes(fee.code))), ...byApps.fees],
    pending: byApps.pending,
  }
}
