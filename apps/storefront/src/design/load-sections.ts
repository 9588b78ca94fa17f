import type { CallOptions, DesignSection, Product } from '@vitrine/client'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import type { CategoryCard } from '../categories/category-card.ts'
import { listById, listTopLevel } from '../categories/read-categories.ts'
import { categoryPath } from '../categories/trail.ts'
import { cardsFor } from '../pages/card/card-prices.ts'
import type { Catalog } from '../server/server-shop.ts'
import type { SectionData } from './section-data.ts'

const usualLimit = 8

interface Reading {
  readonly shop: Catalog
  readonly call: CallOptions
}

interface Place extends Reading {
  /** The categories that sections name. */
  readonly named: readonly CategoryCard[]
  /** The categories at the top level, if a section shows them. */
  readonly topLevel: readonly CategoryCard[]
}

/** Returns the chosen entries in the owner's order, without those that no longer exist. */
const chosenOf = <Thing extends { readonly id: string }>(all: readonly Thing[], ids: readonly string[]): Thing[] =>
  ids.flatMap((id) => all.find((one) => one.id === id) ?? [])

const findChosen = async ({ productIds = [] }: DesignSection, { shop, call }: Place): Promise<Product[]> => {
  const { items } = await shop.products
    .queryProducts()
    .in('id', [...productIds])
    .limit(productIds.length)
    .find(call)
  return chosenOf(items, productIds)
}

const findProducts = async (section: DesignSection, place: Place): Promise<readonly Product[]> => {
  const { shop, call } = place
  const { source, collectionId, limit = usualLimit } = section
  if (source === 'CHOSEN') return findChosen(section, place)
  if (source === 'NEWEST') {
    return (await shop.products.queryProducts().descending('numericId').limit(limit).find(call)).items
  }
  const filter = collectionId === undefined ? {} : { collectionIds: [collectionId], includeSubcategories: true }
  const sort = source === 'BEST_SELLING' ? 'BEST_SELLING' : 'NEWEST'
  return (await shop.search.searchProducts({ filter, sort, paging: { limit } }, call)).products
}

const allHrefOf = ({ source, collectionId }: DesignSection, { named }: Place): string | undefined => {
  if (source === 'CHOSEN') return undefined
  const slug = source === 'COLLECTION' ? named.find(({ id }) => id === collectionId)?.slug : 'all-products'
  return slug && categoryPath(slug)
}

const loadSection = async (section: DesignSection, place: Place): Promise<SectionData> => {
  const { text, ...rest } = section
  if (section.kind === 'TEXT') return { ...rest, ...(text !== undefined && { html: safeHtml(text) }) }
  if (section.kind === 'COLLECTIONS')
    return {
      ...rest,
      collections: section.collectionIds ? chosenOf(place.named, section.collectionIds) : place.topLevel,
    }
  if (section.kind !== 'PRODUCTS') return { ...rest, ...(text !== undefined && { text }) }
  const allHref = allHrefOf(section, place)
  return {
    ...rest,
    products: await cardsFor(place.shop, await findProducts(section, place), place.call),
    ...(allHref !== undefined && { allHref }),
  }
}

const showsTopLevel = ({ kind, collectionIds }: DesignSection): boolean =>
  kind === 'COLLECTIONS' && collectionIds === undefined

/** Loads the content of the home page's sections. */
export const loadSections = async (sections: readonly DesignSection[], reading: Reading): Promise<SectionData[]> => {
  const { shop, call } = reading
  const ids = sections.flatMap(({ collectionIds = [], collectionId }) => [...collectionIds, collectionId ?? []].flat())
  const [named, topLevel] = await Promise.all([
    listById(shop, ids, call),
    sections.some(showsTopLevel) ? listTopLevel(shop, call) : [],
  ])
  return Promise.all(sections.map((section) => loadSection(section, { ...reading, named, topLevel })))
}
