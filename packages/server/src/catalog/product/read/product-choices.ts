import type { OptionRecord } from '@vitrine/domain/catalog/product.ts'
import type { ModifierRecord } from '@vitrine/domain/modifier/modifier.ts'
import { inventoryStatusOf, type InventoryStatus } from '@vitrine/domain/stock/stock.ts'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { stockColumn, stockReader, type ProductRow } from './product-rows.ts'

/** A product with its options and modifiers of some customizations. */
export interface ProductChoices extends Pick<ProductRow, 'id' | 'slug' | 'visible'> {
  /** In the reader's language. */
  readonly name: string
  readonly availability: InventoryStatus
  readonly options: readonly OptionRecord[]
  readonly modifiers: readonly ModifierRecord[]
}

type ChoicesRow = Omit<ProductChoices, 'availability'> &
  Pick<ProductRow, 'stock'> & { readonly variant_ids: readonly string[] }

const customized = (list: 'options' | 'modifiers', ids: readonly string[]) => sql`
  array(select one from jsonb_array_elements(p.record -> ${sql.lit(list)}) one where one ->> 'id' = any(${ids}::text[]))
    as ${sql.ref(list)}`

const availabilityOf = ({ variant_ids: ids, stock }: ChoicesRow): InventoryStatus => {
  const stockOf = stockReader({ stock })
  return inventoryStatusOf((ids.length > 0 ? ids : [onlyVariantId]).map(stockOf))
}

/** Reads what lists show of products that differ by a choice, by ID. Those that do not exist are left out. */
export const findProductChoices = async (
  db: Db,
  { id: siteId, reading }: Pick<Site, 'id' | 'reading'>,
  { ids, customizationIds }: { readonly ids: readonly string[]; readonly customizationIds: readonly string[] },
): Promise<ReadonlyMap<string, ProductChoices>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ChoicesRow>`
    select p.id, p.slug, p.visible, coalesce(p.translations -> ${reading ?? ''}::text ->> 'name', p.name) as name,
      ${customized('options', customizationIds)}, ${customized('modifiers', customizationIds)},
      array(select one ->> 'id' from jsonb_array_elements(p.record -> 'variants') one) as variant_ids, ${stockColumn}
    from product p where p.site_id = ${siteId} and p.id = any(${ids}::text[])`.execute(db)
  return new Map(
    rows.map((row) => {
      const { stock: _stock, variant_ids: _ids, ...product } = row
      return [row.id, { ...product, availability: availabilityOf(row) }]
    }),
  )
}

/** The name of a product, and how many choices it has of some customizations, by their ID. */
export interface NamedProduct {
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  readonly visible: boolean
  readonly choice_counts: Readonly<Record<string, number>> | null
}

const choiceCounts = (ids: readonly string[]) => sql`
  (select jsonb_object_agg(one ->> 'id', jsonb_array_length(one -> 'choices'))
    from jsonb_array_elements((p.record -> 'options') || coalesce(p.record -> 'modifiers', '[]')) one
    where one ->> 'id' = any(${ids}::text[]) and one ? 'choices')`

/** Reads the names of products. Choices are counted only for the given customizations. */
export const findProductNames = async (
  db: Db,
  { id: siteId, reading }: Pick<Site, 'id' | 'reading'>,
  { ids, customizationIds }: { readonly ids: readonly string[]; readonly customizationIds: readonly string[] },
): Promise<ReadonlyMap<string, NamedProduct>> => {
  if (ids.length === 0) return new Map()
  const counts = customizationIds.length > 0 ? choiceCounts(customizationIds) : sql`null::jsonb`
  const { rows } = await sql<NamedProduct>`
    select p.id, p.visible, coalesce(p.translations -> ${reading ?? ''}::text ->> 'name', p.name) as name,
      ${counts} as choice_counts
    from product p where p.site_id = ${siteId} and p.id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
