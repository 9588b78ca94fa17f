import type { AlgorithmInfo } from '@vitrine/contract/entities/catalog/recommendation.ts'
import { storesAppId, storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { Db } from '../../ground/database/tables.ts'
import { bestSellers, boughtTogether, sharingCollections } from './store.ts'

export interface Algorithm {
  /** The provider's ID of the algorithm, used by storefronts on its SDK. */
  readonly id: string
  readonly name: string
  readonly description: string
  readonly additionalInfo?: string
  /** Whether it needs products in the request. */
  readonly isRelated: boolean
  /** Finds candidates, best first. */
  readonly find: (db: Db, siteId: string, productIds: readonly string[]) => Promise<string[]>
}

const collectionsInCommon = 'Products that share the most collections with the given ones.'

export const algorithms: readonly Algorithm[] = [
  {
    id: '68ebce04-b96a-4c52-9329-08fc9d8c1253',
    name: 'From the same categories',
    description: collectionsInCommon,
    isRelated: true,
    find: sharingCollections,
  },
  {
    id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783',
    name: 'Frequently bought together',
    description: 'Products most often ordered together with the given ones.',
    isRelated: true,
    find: boughtTogether,
  },
  {
    id: '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
    name: 'Frequently viewed together',
    description: collectionsInCommon,
    additionalInfo: 'This server does not track page views, so it uses the products’ collections.',
    isRelated: true,
    find: sharingCollections,
  },
  {
    id: 'ba491fd2-b172-4552-9ea6-7202e01d1d3c',
    name: 'Best sellers',
    description: 'The products that sold most recently.',
    isRelated: false,
    find: bestSellers,
  },
]

export const algorithmInfo = (algorithm: Algorithm): AlgorithmInfo => {
  const { id, name, description, additionalInfo, isRelated } = algorithm
  return {
    config: {
      name,
      description,
      ...(additionalInfo !== undefined && { additionalInfo }),
      algorithmType: isRelated ? 'RELATED_ITEMS' : 'GLOBAL',
      algorithmId: id,
    },
    appId: storesAppId,
    catalogAppIds: [...storesAppIds],
  }
}
