import type { CatalogReference, Offer } from '@vitrine/domain/cart/sellable.ts'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'

/** What the catalog offers for each reference at this moment, in the same order. */
export const findOffers = async (_db: Db, _site: Site, references: readonly CatalogReference[]): Promise<Offer[]> =>
  references.map(() => ({ state: 'not-found' }))
