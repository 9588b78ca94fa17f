import type { ItemUpsells } from '@vitrine/contract/entities/selling/cart-v2-inputs.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Site } from '../../ground/site/sites.ts'
import { findProducts, presentProduct } from '../../catalog/product/api.ts'
import { recommendRelated } from '../../catalog/recommendation/api.ts'
import type { StoredCart } from '../basket/api.ts'

/** How many products of a cart get upsells: those that were added last. */
const mostProducts = 10
const mostUpsells = 10

type Upsell = ItemUpsells['upsells'][number]

const upsellsOf = async (
  { db }: Pick<Context, 'db'>,
  site: Site,
  { productId, inCart }: { readonly productId: string; readonly inCart: ReadonlySet<string> },
): Promise<Upsell[]> => {
  const related = await recommendRelated(db, site.id, { productId, limit: mostUpsells + inCart.size })
  const ids = related.filter((id) => !inCart.has(id)).slice(0, mostUpsells)
  const rows = await findProducts(db, site.id, ids)
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const { name = '', priceData } = presentProduct(row, { site, merchantData: false })
    return [
      {
        id,
        title: name.slice(0, 200),
        catalogReference: { catalogItemId: id, appId: storesAppId },
        priceDetails: {
          price: String(priceData?.discountedPrice ?? 0),
          ...(priceData?.formatted?.discountedPrice !== undefined && {
            description: priceData.formatted.discountedPrice,
          }),
        },
      },
    ]
  })
}

/** Finds products that go well with the lines of a cart and are not in it. */
export const findUpsells = async (
  context: Pick<Context, 'db'>,
  { cart, site }: { readonly cart: StoredCart; readonly site: Site },
): Promise<ItemUpsells[]> => {
  const ofCatalog = cart.body.lines.filter(({ custom }) => custom === undefined)
  const inCart = new Set(ofCatalog.map(({ seen }) => seen.productId))
  const latest = [...inCart].slice(-mostProducts)
  const found = await Promise.all(
    latest.map(async (productId) => [productId, await upsellsOf(context, site, { productId, inCart })] as const),
  )
  const byProduct = new Map(found)
  return ofCatalog.map(({ id, seen }) => ({ lineItemId: id, upsells: byProduct.get(seen.productId) ?? [] }))
}
