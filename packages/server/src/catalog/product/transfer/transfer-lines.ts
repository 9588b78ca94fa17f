import type { ReceivedUnits, StockTransferLine } from '@vitrine/contract/entities/catalog/stock/stock-transfer.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { defaultVariantId, onlyVariantId, variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { allUnitsLeft, unitsLeft, type TransferLine, type Units } from '@vitrine/domain/stock/transfer.ts'
import { sql } from 'kysely'
import { invalidField, required, invalidBecause, outOfBounds } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'

type SentLine = Input<StockTransferLine>

/** A product with what a transfer shows of it. */
interface Product {
  readonly id: string
  readonly name: string
  readonly record: ProductRecord
}

/** Finds products by ID. Those that do not exist are left out. */
export const findProducts = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> => {
  const { rows } = await sql<Product>`
    select id, name, record from product where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const readLine = (sent: SentLine, path: string, products: ReadonlyMap<string, Product>): TransferLine => {
  const product = products.get(required(sent.productId, `${path}.productId`).toLowerCase())
  if (!product) throw invalidBecause(`${path}.productId`, 'UNKNOWN', { description: 'is not a product of the store' })
  const sentId = required(sent.variantId, `${path}.variantId`).toLowerCase()
  const variantId = sentId === defaultVariantId(product.id) ? onlyVariantId : sentId
  const variant = variantsOf(product.record).find(({ id }) => id === variantId)
  if (!variant) throw invalidField(`${path}.variantId`, 'is not a variant of the product')
  const variantName = Object.values(variant.choices).join(', ')
  const sku = variant.sku ?? product.record.sku
  return {
    productId: product.id,
    variantId,
    productName: product.name,
    ...(variantName !== '' && { variantName }),
    ...(sku !== undefined && { sku }),
    quantity: required(sent.quantity, `${path}.quantity`),
    received: 0,
  }
}

const keyOf = ({ productId, variantId }: TransferLine): string => `${productId}/${variantId}`

/** Reads the lines of a draft. Refuses variants that do not exist or appear twice. */
export const readLines = async (db: Db, siteId: string, sent: readonly SentLine[]): Promise<TransferLine[]> => {
  const ids = sent.flatMap(({ productId }) => productId?.toLowerCase() ?? [])
  const products = await findProducts(db, siteId, ids)
  const lines = sent.map((line, index) => readLine(line, `stockTransfer.lines[${index}]`, products))
  const repeated = lines.findIndex((line, index) => lines.findIndex((one) => keyOf(one) === keyOf(line)) < index)
  if (repeated < 0) return lines
  throw invalidField(`stockTransfer.lines[${repeated}].variantId`, 'is in the transfer already')
}

/** The variant's ID in catalog V3. */
const shownVariantId = ({ productId, variantId }: TransferLine): string =>
  variantId === onlyVariantId ? defaultVariantId(productId) : variantId

export const presentLine = (line: TransferLine): StockTransferLine => ({
  productId: line.productId,
  variantId: shownVariantId(line),
  quantity: line.quantity,
  receivedQuantity: line.received,
  productName: line.productName,
  ...(line.variantName !== undefined && { variantName: line.variantName }),
  ...(line.sku !== undefined && { sku: line.sku }),
})

/** Reads which units have arrived: by default all in transit. Refuses more than are in transit. */
export const readArrived = (lines: readonly TransferLine[], sent: readonly ReceivedUnits[] | undefined): Units[] => {
  if (!sent) return allUnitsLeft(lines)
  const lineById = new Map(lines.map((line) => [shownVariantId(line), line]))
  return sent.map(({ variantId, quantity }, index) => {
    const path = `units[${index}]`
    const line = lineById.get(variantId.toLowerCase())
    if (!line) throw invalidField(`${path}.variantId`, 'is not in the transfer, or twice in the request')
    lineById.delete(shownVariantId(line))
    if (quantity <= unitsLeft(line)) return { line, quantity }
    throw outOfBounds(`${path}.quantity`, {
      rule: 'MAX',
      threshold: unitsLeft(line),
      description: `must be at most ${unitsLeft(line)}, which are in transit`,
    })
  })
}
