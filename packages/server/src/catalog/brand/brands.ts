import type { Brand } from '@vitrine/contract/entities/catalog/brand.ts'
import type { Context } from '../../ground/context/context.ts'
import type { EntityKind } from '../../ground/entity/entity-kind.ts'
import { createEntityStore } from '../../ground/entity/entity-store.ts'
import { entityNamed, namedEntity, type SentName } from '../../ground/entity/named-entity.ts'
import type { NamedColumns } from '../../ground/entity/tables.ts'
import { countProductsByBrand } from './store.ts'

/** The kind of job that updates the copies of a brand in its products. The key is the ID of the brand. */
export const refreshBrandJob = 'refresh-brand'

const kind: EntityKind<NamedColumns, SentName, Brand, 'ASSIGNED_PRODUCTS_COUNT'> = {
  ...namedEntity,
  table: 'brand',
  event: 'wix.stores.catalog.v3.brand',
  missing: 'The brand was not found.',
  duplicate: 'The store already has a brand with this name.',
  limit: { count: 10_000, ruleName: 'BRAND_LIMIT_EXCEEDED' },
  requested: {
    ASSIGNED_PRODUCTS_COUNT: async (db, siteId, rows) => {
      const ids = rows.map(({ id }) => id)
      const counts = await countProductsByBrand(db, siteId, ids)
      return ({ id }) => ({ assignedProductsCount: counts.get(id) ?? 0 })
    },
  },
  refreshJob: refreshBrandJob,
}

/** Stores the brands of all sites. */
export const createBrands = (context: Pick<Context, 'db' | 'now' | 'newId'>) => createEntityStore(context, kind)

/** The brand with a name, to find or create. `path` is that of the name in the request. */
export const brandNamed = (siteId: string, name: string, path: string) =>
  entityNamed<NamedColumns>('brand', { siteId, name, path })
