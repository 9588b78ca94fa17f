import type { CatalogRibbon } from '@vitrine/contract/entities/catalog/catalog-ribbon.ts'
import type { Context } from '../../ground/context/context.ts'
import type { EntityKind } from '../../ground/entity/entity-kind.ts'
import { createEntityStore } from '../../ground/entity/entity-store.ts'
import { entityNamed, namedEntity, type SentName } from '../../ground/entity/named-entity.ts'
import type { NamedColumns } from '../../ground/entity/tables.ts'
import { countProductsByRibbon } from './store.ts'

/** The kind of job that updates the copies of a ribbon in its products. The key is the ID of the ribbon. */
export const refreshRibbonJob = 'refresh-ribbon'

const kind: EntityKind<NamedColumns, SentName, CatalogRibbon, 'ASSIGNED_PRODUCT_COUNT'> = {
  ...namedEntity,
  table: 'ribbon',
  event: 'wix.stores.catalog.v3.ribbon',
  includesDeletedEntity: true,
  missing: 'The ribbon was not found.',
  duplicate: 'The store already has a ribbon with this name.',
  limit: { count: 10_000, ruleName: 'RIBBON_LIMIT_EXCEEDED' },
  requested: {
    ASSIGNED_PRODUCT_COUNT: async (db, siteId, rows) => {
      const ids = rows.map(({ id }) => id)
      const counts = await countProductsByRibbon(db, siteId, ids)
      return ({ id }) => ({ assignedProductCount: counts.get(id) ?? 0 })
    },
  },
  refreshJob: refreshRibbonJob,
}

/** Stores the ribbons of all sites. */
export const createRibbons = (context: Pick<Context, 'db' | 'now' | 'newId'>) => createEntityStore(context, kind)

/** The ribbon with a name, to find or create. `path` is that of the name in the request. */
export const ribbonNamed = (siteId: string, name: string, path: string) =>
  entityNamed<NamedColumns>('ribbon', { siteId, name, path })
