import { type Bundle, maxComponents } from '@vitrine/contract/entities/catalog/product/bundle.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { BundleRecord, ComponentRecord } from '@vitrine/domain/bundle/bundle.ts'
import { isAllowedInBundle } from '@vitrine/domain/bundle/component.ts'
import { defaultVariantId, onlyVariantId, variantsOf, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { InvalidRequest, invalidField, required, type Violation } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { ProductToSave } from './save-product.ts'

type SentComponent = NonNullable<Input<Bundle>['components']>[number]

interface Writing {
  /** Absent if the bundle does not change. */
  readonly sent: Input<Bundle> | undefined
  /** The product before the change. */
  readonly before: ProductRecord | undefined
  /** The path of the product in the request. */
  readonly path: string
  readonly newId: () => string
}

interface Found {
  readonly id: string
  readonly record: ProductRecord
}

/** Finds products, and keeps them from becoming bundles until the transaction ends. */
const lockComponents = async (db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Found>> => {
  const { rows } = await sql<Found>`
    select id, record from product where site_id = ${siteId} and id = any(${[...ids]}::text[]) order by id for key share`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const violation = (field: string, description: string): Violation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

/** Reads the variant of a component. That of a product without options needs no name. */
const variantOf = ({ variantId }: SentComponent, { id, record }: Found): string | undefined => {
  const named = variantId?.toLowerCase()
  const isOnly = named === onlyVariantId || named === defaultVariantId(id)
  return isOnly && record.variants.length === 0 ? undefined : named
}

const problemOf = (
  sent: SentComponent,
  { found, field, bundleId }: { found: Found | undefined; field: string; bundleId: string },
): Violation | undefined => {
  if (!found) return violation(`${field}.productId`, 'is not a product of the store')
  if (found.id === bundleId) return violation(`${field}.productId`, 'must be another product than the bundle')
  if (!isAllowedInBundle(found.record)) {
    const description =
      'cannot be in a bundle: it is a bundle, a gift card, only sold by subscription, or needs a text or modifier'
    return violation(`${field}.productId`, description)
  }
  const variantId = variantOf(sent, found)
  return variantId === undefined || variantsOf(found.record).some(({ id }) => id === variantId)
    ? undefined
    : violation(`${field}.variantId`, 'is not a variant of the product')
}

/** What a component is apart from its ID and position. */
const contentOf = ({ id: _id, ...content }: ComponentRecord) => content

/** Gives each component an ID: its own, that of an equal one before, or a new one. */
const withIds = (
  components: readonly (Omit<ComponentRecord, 'id'> & { readonly id: string | undefined })[],
  { before, newId }: { before: readonly ComponentRecord[]; newId: () => string },
): ComponentRecord[] => {
  const free = new Set(before.filter(({ id }) => components.every((one) => one.id !== id)))
  return components.map(({ id, ...content }) => {
    if (id !== undefined) return { id, ...content }
    const equal = [...free].find((one) => isDeepStrictEqual(contentOf(one), content))
    if (equal) free.delete(equal)
    return { id: equal?.id ?? newId(), ...content }
  })
}

const idOf = ({ productId = '' }: SentComponent): string => productId.toLowerCase()

const violationsOf = (
  sent: readonly SentComponent[],
  { products, path, bundleId }: { products: ReadonlyMap<string, Found>; path: string; bundleId: string },
): Violation[] => {
  const ids = sent.map(({ id }) => id?.toLowerCase())
  return sent.flatMap((component, index): Violation[] => {
    const field = `${path}.bundle.components[${index}]`
    const found = products.get(idOf(component))
    const problem = problemOf(component, { found, field, bundleId })
    const id = ids[index]
    const isTwice = id !== undefined && ids.indexOf(id) < index
    return [...(problem ? [problem] : []), ...(isTwice ? [violation(`${field}.id`, 'is in the list twice')] : [])]
  })
}

const readBundle = async (
  db: Db,
  { siteId, id: bundleId }: ProductToSave,
  { sent, before, path, newId }: Writing & { readonly sent: Input<Bundle> },
): Promise<BundleRecord> => {
  const components = required(sent.components, `${path}.bundle.components`)
  if (components.length > maxComponents)
    throw invalidField(`${path}.bundle.components`, `can have at most ${maxComponents} products`, 'MAX_SIZE')
  for (const [index, { productId }] of components.entries())
    required(productId, `${path}.bundle.components[${index}].productId`)
  const productIds = components.map(idOf)
  const products = await lockComponents(db, siteId, productIds)
  const violations = violationsOf(components, { products, path, bundleId })
  if (violations.length > 0) throw new InvalidRequest(violations)
  const read = components.map((component, index) => {
    const variantId = variantOf(component, products.get(productIds[index]!)!)
    return {
      id: component.id?.toLowerCase(),
      productId: productIds[index]!,
      ...(variantId !== undefined && { variantId }),
      quantity: component.quantity ?? 1,
    }
  })
  return { components: withIds(read, { before: before?.bundle?.components ?? [], newId }) }
}

/** Whether a product is in a bundle. */
const isInBundle = async (db: Db, { siteId, id }: ProductToSave): Promise<boolean> => {
  const { rows } = await sql`
    select from bundles_of(array[${siteId}], array[${id}]) limit 1`.execute(db)
  return rows.length > 0
}

/** What a bundle has from its components instead. */
const refuseOwn = ({ giftCard, options, modifiers = [] }: ProductRecord, path: string): void => {
  const field = `${path}.bundle`
  if (giftCard) throw invalidField(field, 'is not for gift cards', 'FIELD_NOT_ALLOWED')
  const reason = 'the buyer chooses the variants of its components'
  if (options.length > 0) throw invalidField(field, `must be empty for a product with options: ${reason}`)
  if (modifiers.length > 0) throw invalidField(field, `must be empty for a product with modifiers or texts: ${reason}`)
}

const withoutBundle = (product: ProductToSave): ProductToSave => {
  const { bundle: _bundle, ...record } = product.record
  return { ...product, record }
}

/** Returns an edited product with the components that were sent. Components that are sent as they were are not checked. */
export const writeBundle = async (
  db: Db,
  product: ProductToSave,
  { sent, before, path, newId }: Writing,
): Promise<ProductToSave> => {
  const known = product.record.bundle
  if (!sent && !known) return product
  if (sent?.components?.length === 0) return withoutBundle(product)
  refuseOwn(product.record, path)
  if (!sent) return product
  const bundle = isSame(sent, before?.bundle)
    ? before!.bundle!
    : await readBundle(db, product, { sent, before, path, newId })
  if (!before?.bundle && (await isInBundle(db, product)))
    throw invalidField(`${path}.bundle`, 'must be empty for a product that is itself in a bundle')
  return { ...product, record: { ...product.record, bundle } }
}

/** Whether components were sent back as they were read. */
const isSame = ({ components = [] }: Input<Bundle>, before: BundleRecord | undefined): boolean =>
  isDeepStrictEqual(
    components.map(({ id, productId, variantId, quantity = 1 }) => ({
      id,
      productId,
      ...(variantId !== undefined && { variantId }),
      quantity,
    })),
    before?.components,
  )
