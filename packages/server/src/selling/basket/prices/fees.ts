import { feesByRules, noFeeTax } from '@vitrine/domain/fee/fees.ts'
import { toDecimal } from '@vitrine/domain/money.ts'
import type { Place, Tax } from '@vitrine/domain/tax/tax.ts'
import { computeTotals, type Fee, type TotalsInput } from '@vitrine/domain/totals/totals.ts'
import { refusedChoice, tipAmount, tipCode, tippableSubtotal } from '@vitrine/domain/tip/tip.ts'
import { speechFor } from '../../../ground/words/speech.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { type AppFee, type FeeQuestion, type FeeRequest, knownFees } from '../../../pricing/fee/api.ts'
import { findTipChoice } from '../../../pricing/tip/api.ts'
import type { BuyerTaxes } from './buyer-tax.ts'
import type { PricedLine, SellableLine } from '../lines/priced-line.ts'
import type { BasketRecord, ManualFee } from '../record.ts'
import type { Rules } from '../rules.ts'

/** Input for the fees of a basket. */
export interface FeeBasket {
  readonly record: BasketRecord
  readonly lines: readonly PricedLine[]
  readonly bought: readonly SellableLine[]
  /** Input for the totals without fees. */
  readonly input: TotalsInput
  readonly rules: Rules
  readonly destination: Place | undefined
  readonly taxes: BuyerTaxes
  readonly now: Date
}

interface FoundFees {
  readonly fees: readonly Fee[]
  /** Questions to apps that have not answered. */
  readonly pending: readonly FeeQuestion[]
}

const isLeft = (lineIds: readonly string[] | undefined, bought: readonly SellableLine[]): boolean =>
  lineIds === undefined || bought.some(({ id }) => lineIds.includes(id))

const elsewhere = (kind: ManualFee['taxableAddress'], { taxAt }: BuyerTaxes): { taxElsewhere?: Tax } =>
  kind === undefined ? {} : { taxElsewhere: taxAt(kind) }

/** Returns manual fees. A fee of lines is removed with the last of them. */
const manualFees = ({ record: { additionalFees = [] }, bought, taxes }: FeeBasket): Fee[] =>
  additionalFees
    .filter(({ lineIds }) => isLeft(lineIds, bought))
    .map(({ taxableAddress, ...fee }) => ({ ...fee, ...elsewhere(taxableAddress, taxes) }))

const feeOfApp = (appId: string, { taxable, taxableAddress, ...fee }: AppFee, taxes: BuyerTaxes): Fee => ({
  ...fee,
  source: 'SERVICE_PLUGIN',
  providerAppId: appId,
  ...(taxable ? elsewhere(taxableAddress, taxes) : noFeeTax),
})

/** Returns the tip chosen by the buyer, if the store still offers it. Tips are not taxed. */
const tipsOf = async ({ db, site }: CatalogReading, { record, bought, rules }: FeeBasket): Promise<Fee[]> => {
  const offer = rules.tips
  const subtotal = tippableSubtotal(bought)
  if (!offer?.allowCustomerTip || subtotal === undefined) return []
  const choice = await findTipChoice(db, site.id, record.purchaseFlowId)
  if (!choice || refusedChoice(choice, offer) !== undefined) return []
  const price = tipAmount(choice, subtotal, site)
  const { words } = speechFor({ chosen: record.buyerLanguage, site: site.language })
  return price === 0 ? [] : [{ code: tipCode, name: words.order.tip, price, source: 'PLATFORM', ...noFeeTax }]
}

const requestOf = ({ record, lines, bought, input }: FeeBasket, currency: string): FeeRequest => {
  const totals = computeTotals(input)
  const money = (amount: number) => toDecimal(amount, currency)
  const { chosen, price } = totals.delivery
  const lineOf = ({ id, quantity, price: each }: SellableLine) => {
    const { line, item, deposit } = lines.find((one) => one.line.id === id)!
    return {
      id,
      quantity,
      ...(!line.custom && {
        catalogReference: { catalogItemId: item.productId, appId: line.reference.appId },
      }),
      productName: item.name.slice(0, 200),
      price: money(each),
      physicalProperties: {
        ...(item.weight !== undefined && { weight: item.weight }),
        ...(item.sku !== undefined && { sku: item.sku.slice(0, 40) }),
        shippable: item.kind === 'PHYSICAL',
      },
      ...(deposit !== undefined && { depositAmount: money(deposit) }),
    }
  }
  const kinds = { COUPON: 'coupon', MERCHANT: 'merchantDiscount', RULE: 'discountRule' } as const
  const { shippingDestination, email } = record
  return {
    lineItems: bought.map(lineOf),
    ...(shippingDestination?.address && { shippingAddress: shippingDestination.address }),
    ...(email !== undefined && { buyerDetails: { contactDetails: { email } } }),
    appliedDiscounts: totals.discounts
      .filter(({ amount }) => amount > 0)
      .map(({ source, amount, scope = 'GLOBAL' }) => ({
        [kinds[source]]: { amount: money(amount) },
        discountType: scope,
      })),
    ...(chosen && {
      shippingInfo: { selectedCarrierServiceOption: { code: chosen.code, cost: { price: money(price) } } },
    }),
    purchaseFlowId: record.purchaseFlowId,
    subtotal: money(totals.subtotal),
  }
}

const appFees = async ({ db, site }: CatalogReading, basket: FeeBasket): Promise<FoundFees> => {
  const { apps } = basket.rules.fees
  if (apps.length === 0 || basket.bought.length === 0) return { fees: [], pending: [] }
  const request = requestOf(basket, site.currency)
  const answers = await Promise.all(
    apps.map(async (appId) => {
      const question = { appId, currency: site.currency, request }
      return { question, known: await knownFees(db, site.id, { question, now: basket.now }) }
    }),
  )
  return {
    fees: answers.flatMap(({ question: { appId }, known }) =>
      known === undefined || known === 'FAILED'
        ? []
        : known
            .filter(({ price, lineIds }) => price > 0 && isLeft(lineIds, basket.bought))
            .map((fee) => feeOfApp(appId, fee, basket.taxes)),
    ),
    pending: answers.flatMap(({ question, known }) => (known === undefined ? [question] : [])),
  }
}

/**
 * Computes the fees of a basket: by the owner's rules, manual ones, and those of apps that have answered. Apps are not
 * called here, since this may run inside a transaction.
 */
export const feesOfBasket = async (reading: CatalogReading, basket: FeeBasket): Promise<FoundFees> => {
  const { rules, bought: lines, destination } = basket
  const [{ fees, pending }, tips] = await Promise.all([appFees(reading, basket), tipsOf(reading, basket)])
  return {
    fees: [...feesByRules(rules.fees.rules, { lines, destination }), ...manualFees(basket), ...fees, ...tips],
    pending,
  }
}
