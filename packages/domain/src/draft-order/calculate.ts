import { times, type Minor } from '../money.ts'
import { offersFor, type DeliveryRules, type Moment, type OfferedDelivery } from '../shipping/delivery.ts'
import type { Place } from '../shipping/shipping.ts'
import { untaxed, type Tax } from '../tax/tax.ts'
import type { Discount } from '../totals/discount.ts'
import { deliveryRequestOf } from '../totals/deliverable.ts'
import { computeTotals, type Fee, type PricedLine, type SettledTax, type Totals } from '../totals/totals.ts'
import type { DraftContent, DraftDiscount, DraftFee, DraftLine } from './content.ts'

/** What the calculation of a draft depends on. */
export interface DraftRules {
  readonly tax: Tax
  readonly delivery: DeliveryRules
  readonly moment: Moment
  /** The destination. */
  readonly destination?: Place | undefined
}

export interface CalculatedDraft {
  readonly totals: Totals
  /** The lines, discounts and fees that apply, in the order of the totals. */
  readonly lines: readonly DraftLine[]
  readonly discounts: readonly DraftDiscount[]
  readonly fees: readonly DraftFee[]
  readonly offered: readonly OfferedDelivery[]
}

/** Returns the lines that were not removed from the edited order. */
const currentLines = ({ lines }: Pick<DraftContent, 'lines'>): DraftLine[] =>
  lines.filter(({ quantity }) => quantity > 0)

const noTax = '0'

const pricedLine = (line: DraftLine): PricedLine => ({
  id: line.id,
  quantity: line.quantity,
  price: line.price,
  fullPrice: line.price,
  weight: line.details.physicalProperties?.weight ?? 0,
  physical: line.kind === 'PHYSICAL',
  isGiftCard: line.kind === 'GIFT_CARD',
  collectionIds: [],
  taxGroupId: line.taxGroupId,
  deliveryProfileId: line.deliveryProfileId,
  taxRatePercent: line.taxRatePercent,
  taxComponents: line.taxComponents,
})

/**
 * Reduces a discount share in proportion when a line's quantity or price goes down, but does not raise it when they go
 * up.
 */
const shareLeft = (share: Minor, line: DraftLine): Minor => {
  if (!line.before) return 0
  const [was, is] = [times(line.before.price, line.before.quantity), times(line.price, line.quantity)]
  return is >= was || was === 0 ? share : Math.round((share * is) / was)
}

const discountOf = (discount: DraftDiscount, lines: readonly DraftLine[]): Discount => {
  if (discount.source === 'ORIGINAL_ORDER') {
    const shares = lines.map((line) => [line.id, shareLeft(discount.shares[line.id] ?? 0, line)] as const)
    const { id, delivery } = discount
    return { source: 'MERCHANT', id, reductions: [], shares: Object.fromEntries(shares), delivery }
  }
  const { id, type, reduction, lineId } = discount
  if (type === 'SHIPPING') return { source: 'MERCHANT', id, reductions: [], delivery: reduction }
  return {
    source: 'MERCHANT',
    id,
    reductions: [reduction],
    ...(type === 'SPECIFIC_ITEMS' && { lineIds: new Set(lineId === undefined ? [] : [lineId]) }),
  }
}

const feeOf = ({
  id,
  name,
  price,
  taxable,
  taxGroupId,
  taxRatePercent,
  taxComponents,
  taxElsewhere,
}: DraftFee): Fee => ({
  code: id,
  name,
  price,
  taxGroupId,
  ...(taxable ? { taxRatePercent, taxComponents } : { taxRatePercent: noTax }),
  ...(taxElsewhere && { taxElsewhere }),
})

/** A fee for lines applies until the last of them is removed. */
const isCharged = ({ applied, lineItemIds = [] }: DraftFee, lines: readonly DraftLine[]): boolean =>
  applied && (lineItemIds.length === 0 || lines.some(({ id }) => lineItemIds.includes(id)))

/** Calculates a draft like a cart or checkout. */
export const calculateDraft = (
  content: DraftContent,
  { tax, delivery: rules, moment, destination }: DraftRules,
): CalculatedDraft => {
  const lines = currentLines(content)
  const discounts = content.discounts.filter(({ applied }) => applied)
  const fees = content.fees.filter((fee) => isCharged(fee, lines))
  const offered = destination ? offersFor(rules, deliveryRequestOf(lines.map(pricedLine), destination), moment) : []
  const { delivery, taxExempt } = content
  const { taxRatePercent, taxComponents } = delivery ?? {}
  const ownPrice = offered.find(({ code }) => code === delivery?.code)?.price ?? 0
  const settled = <Part extends SettledTax>(part: Part): Part =>
    taxExempt ? { ...part, taxRatePercent: noTax, taxComponents: undefined } : part
  const totals = computeTotals({
    lines: lines.map((line) => settled(pricedLine(line))),
    discounts: discounts.map((discount) => discountOf(discount, lines)),
    fees: fees.map((fee) => settled(feeOf(fee))),
    tax: taxExempt ? untaxed(tax) : tax,
    fixedDelivery: settled({ price: delivery?.price ?? ownPrice, taxRatePercent, taxComponents }),
  })
  return { totals, lines, discounts, fees, offered }
}
