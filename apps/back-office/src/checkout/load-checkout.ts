import type { CheckoutSettings, CheckoutTemplate, OrdersSettings, Product, SiteSettings } from '@vitrine/client'
import { queryAll } from '../query-all.ts'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const pageSize = 100

export interface CheckoutData {
  readonly settings: CheckoutSettings
  readonly orders: OrdersSettings
  readonly site: SiteSettings
  readonly templates: readonly CheckoutTemplate[]
  /** Products used by the templates. */
  readonly products: readonly Product[]
  readonly siteId: string
}

const idsIn = (templates: readonly CheckoutTemplate[]): string[] => [
  ...new Set(
    templates.flatMap(({ lineItems = [] }) =>
      lineItems.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? []),
    ),
  ),
]

/** Returns the products with these IDs that still exist. */
export const findProductsById = async (ids: readonly string[]): Promise<readonly Product[]> =>
  ids.length === 0
    ? []
    : (await shop.products.queryProducts().hasSome('id', ids.slice(0, pageSize)).limit(pageSize).find()).items

export const loadCheckout = async (): Promise<CheckoutData> => {
  const [{ checkoutSettings }, { ordersSettings }, { siteSettings: site }, templates, siteId] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.ordersSettings.getOrdersSettings(),
    shop.backOffice.getSiteSettings(),
    queryAll(shop.checkoutTemplates.queryCheckoutTemplates().limit(pageSize)),
    ownSiteId(),
  ])
  const products = await findProductsById(idsIn(templates))
  return { settings: checkoutSettings, orders: ordersSettings, site, templates, products, siteId }
}

/** The URL that opens a checkout with the contents of a template. */
export const checkoutLinkUrl = ({ id }: CheckoutTemplate, siteId: string): string =>
  `${location.origin}/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${siteId}`

/** Describes the contents of a template. */
export const describeContents = ({ lineItems = [] }: CheckoutTemplate, products: readonly Product[]): string => {
  const named = lineItems.map(({ quantity = 1, catalogReference }) => {
    const found = products.find(({ id }) => id === catalogReference?.catalogItemId)
    return `${quantity} × ${found?.name ?? words.checkouts.deletedProduct}`
  })
  return words.checkouts.lines(named[0] ?? words.checkouts.deletedProduct, named.length - 1)
}
