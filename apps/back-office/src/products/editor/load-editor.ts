import type {
  Brand,
  Category,
  DeliveryProfile,
  InfoSection,
  PriceHistory,
  Product,
  SiteSettings,
  StoresLocation,
  TaxGroup,
} from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { listCategories, listRuledIds } from '../../collections/load-categories.ts'
import { listLocations } from '../../locations/load-locations.ts'
import { queryAll } from '../../query-all.ts'
import { ownSiteId } from '../../session/session.ts'
import { shop } from '../../shop.ts'
import type { SavedProduct } from './draft/read-product.ts'
import { loadWaitlist, type Waitlist } from './load-waitlist.ts'

/** What a product can be assigned to, and the settings that its form needs. */
interface EditorChoices {
  readonly siteId: string
  readonly settings: SiteSettings
  readonly categories: readonly Category[]
  /** Collections whose products a rule decides. */
  readonly ruledIds: ReadonlySet<string>
  /** The first brands, as suggestions. */
  readonly brands: readonly Brand[]
  readonly ribbons: readonly string[]
  readonly sections: readonly InfoSection[]
  readonly groups: readonly TaxGroup[]
  readonly profiles: readonly DeliveryProfile[]
  readonly locations: readonly StoresLocation[]
}

type ProductHistory = Awaited<ReturnType<typeof shop.productHistory.listProductHistory>>

/** A product with what its page shows besides the form. */
export interface SavedEntry extends SavedProduct {
  readonly history: PriceHistory
  readonly changes: ProductHistory
  readonly waitlist: Waitlist
}

export interface EditorData {
  readonly choices: EditorChoices
  /** Absent if the product is new. */
  readonly saved: SavedEntry | undefined
}

/** Numbers of suggested brands and ribbons. Others can be typed. */
const maxSuggestions = 300
const maxRibbons = 100

const loadChoices = async (): Promise<EditorChoices> => {
  const [
    siteId,
    { siteSettings: settings },
    categories,
    ruledIds,
    brands,
    ribbons,
    sections,
    groups,
    profiles,
    locations,
  ] = await Promise.all([
    ownSiteId(),
    shop.backOffice.getSiteSettings(),
    listCategories(),
    listRuledIds(),
    shop.brandsV3.queryBrands().ascending('name').limit(maxSuggestions).find(),
    shop.ribbonsV3.queryRibbons().ascending('name').limit(maxRibbons).find(),
    queryAll(shop.infoSectionsV3.queryInfoSections().ascending('uniqueName').limit(100)),
    queryAll(shop.taxGroups.queryTaxGroups().ascending('name').limit(100)),
    queryAll(shop.deliveryProfile.queryDeliveryProfiles().ascending('name').limit(100)),
    listLocations(),
  ])
  const names = ribbons.items.map(({ name }) => name)
  const named = { categories, ruledIds, brands: brands.items, ribbons: names, sections }
  return { siteId, settings, ...named, groups, profiles, locations }
}

const loadContents = async ({ bundle }: Product): Promise<readonly Product[]> => {
  const ids = [...new Set((bundle?.components ?? []).map(({ productId }) => productId))]
  return ids.length === 0 ? [] : queryAll(shop.products.queryProducts().in('id', ids).limit(100))
}

const fields = [
  'URL',
  'MERCHANT_DATA',
  'PLAIN_DESCRIPTION',
  'VARIANT_OPTION_CHOICE_NAMES',
  'MEDIA_ITEMS_INFO',
  'DIRECT_CATEGORIES_INFO',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
] as const

/** Loads what the form of a product edits. */
export const loadSavedProduct = async (id: string): Promise<SavedProduct> => {
  const [product, { product: v1 }, items, terms, { id: taxGroupId }, { deliveryProfileId }, file, [listing], ruledIds] =
    await Promise.all([
      shop.productsV3.getProduct(id, { fields: [...fields] }),
      shop.products.getProduct(id, { includeMerchantSpecificData: true }),
      queryAll(shop.inventoryItemsV3.queryInventoryItems().eq('productId', id).limit(1000)),
      shop.purchaseTerms.getPurchaseTerms(id),
      shop.taxGroups.getProductTaxGroup(id),
      shop.deliveryProfile.getProductDeliveryProfile(id),
      shop.digitalGoods.getProductFile(id),
      shop.productList.listProductSheet([id]),
      listRuledIds(),
    ])
  const contents = await loadContents(v1)
  return {
    product,
    v1,
    items,
    terms,
    taxGroupId: taxGroupId!,
    deliveryProfileId,
    contents,
    file: file ?? null,
    listing: listing!,
    ruledIds,
  }
}

const loadEntry = async (id: string): Promise<SavedEntry> => {
  const [saved, history, changes] = await Promise.all([
    loadSavedProduct(id),
    shop.priceHistory.getProductPriceHistory(id),
    shop.productHistory.listProductHistory(id),
  ])
  return { ...saved, history, changes, waitlist: await loadWaitlist(saved.v1) }
}

export const loadProduct = async ({ params: { id } }: PageRequest<'/products/:id'>): Promise<EditorData> => {
  const [choices, saved] = await Promise.all([loadChoices(), loadEntry(id)])
  return { choices, saved }
}

export const loadNewProduct = async (): Promise<EditorData> => ({ choices: await loadChoices(), saved: undefined })
