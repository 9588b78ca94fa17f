import type { CheckoutViolation } from '@vitrine/contract/entities/selling/checkout.ts'
import { quantityProblem, type QuantityProblem } from '@vitrine/domain/purchase-terms/quantity.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { countOrdered } from '../../../catalog/purchase-terms/api.ts'
import { priceLines, type PricedLine } from './priced-line.ts'
import type { StoredLine } from '../record.ts'

/** All lines of a product, whose quantities count together. */
interface OfProduct {
  readonly lines: readonly PricedLine[]
  readonly quantity: number
}

const byProduct = (lines: readonly PricedLine[]): readonly OfProduct[] => {
  const limited = lines.filter(({ terms }) => terms !== undefined)
  const ids = [...new Set(limited.map(({ item }) => item.productId))]
  return ids.map((id) => {
    const same = limited.filter(({ item }) => item.productId === id)
    return { lines: same, quantity: same.reduce((sum, { line }) => sum + line.quantity, 0) }
  })
}

const sentenceOf = (problem: QuantityProblem, name: string): string => {
  switch (problem.rule) {
    case 'MIN':
      return `At least ${problem.min} of “${name}” must be ordered.`
    case 'MAX':
      return `At most ${problem.max} of “${name}” can be ordered.`
    case 'MULTIPLE':
      return `“${name}” is sold in packs of ${problem.of}.`
    default:
      return problem satisfies never
  }
}

interface Found {
  readonly first: PricedLine
  readonly problem: QuantityProblem
  readonly description: string
}

/** Finds products whose quantity in a basket is not allowed. */
const problemsIn = (lines: readonly PricedLine[]): readonly Found[] =>
  byProduct(lines).flatMap(({ lines: [first], quantity }) => {
    const problem = quantityProblem(first!.terms!, quantity)
    return problem ? [{ first: first!, problem, description: sentenceOf(problem, first!.item.name) }] : []
  })

const refuse = ({ first, problem, description }: Found): never => {
  const data = { lineItemId: first.line.id, catalogItemId: first.item.productId, ...problem }
  throw new Refusal('QUANTITY_NOT_ALLOWED', description, data)
}

/** Presents quantity problems as violations of a cart or checkout. */
export const quantityViolations = (lines: readonly PricedLine[]): CheckoutViolation[] =>
  problemsIn(lines).map(({ first, description }) => ({
    severity: 'ERROR',
    target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: first.line.id } },
    description,
  }))

/** Rejects lines with a quantity that is not allowed. */
export const refuseQuantities = (lines: readonly PricedLine[]): void => {
  const [found] = problemsIn(lines)
  if (found) refuse(found)
}

const quantityIn = (lines: readonly StoredLine[], productId: string): number =>
  lines.reduce((sum, { seen, quantity }) => (seen.productId === productId ? sum + quantity : sum), 0)

/** Whether a product has no choices, so that no other line can make up for a quantity that is too small. */
const isOfOneKind = ({ item: { choices, modifiers = [] } }: PricedLine): boolean =>
  choices.length === 0 && modifiers.length === 0

/**
 * Rejects a change to a quantity that no order can have. A quantity that is too small is only rejected for products
 * without choices: other variants may still be added, and the checkout checks again.
 */
export const refuseWrongQuantities = async (
  reading: CatalogReading,
  { before, lines }: { before: readonly StoredLine[]; lines: readonly StoredLine[] },
): Promise<void> => {
  // The reading has cached the products.
  for (const found of problemsIn(await priceLines(reading, lines))) {
    const { problem, first } = found
    const { productId } = first.item
    const [was, is] = [quantityIn(before, productId), quantityIn(lines, productId)]
    if (problem.rule === 'MAX' ? is > was : is !== was && isOfOneKind(first)) refuse(found)
  }
}

/** Rejects more of a product than the customer may still order. Locks the customer until the transaction ends. */
export const refuseOverLimit = async (
  db: Db,
  { site, customer, lines }: { site: Site; customer: string; lines: readonly PricedLine[] },
): Promise<void> => {
  const limited = byProduct(lines).filter(({ lines: [first] }) => first!.terms?.perCustomer !== undefined)
  if (limited.length === 0) return
  const productIds = limited.map(({ lines: [first] }) => first!.item.productId)
  const ordered = await countOrdered(db, { siteId: site.id, customer, productIds })
  for (const { lines: same, quantity } of limited) {
    const { item, terms, line } = same[0]!
    const left = Math.max(0, terms!.perCustomer! - (ordered.get(item.productId) ?? 0))
    if (quantity <= left) continue
    const words =
      left === 0 ? `No more of “${item.name}” can be ordered` : `Only ${left} more of “${item.name}” can be ordered`
    const data = { lineItemId: line.id, catalogItemId: item.productId, available: left }
    throw new Refusal('CUSTOMER_LIMIT_REACHED', `${words} with this email.`, data)
  }
}
