import { cacheablePage, show } from '../../page.ts'
import { cardPicture } from '../../pictures.ts'
import { breadcrumbs, productList } from '../../structured-data.ts'
import { listsTag, tagsOf } from '../../tags.ts'
import { readListing } from './listing-address.ts'
import { findProducts } from './search-products.ts'

export const collectionRoute = cacheablePage({
  path: '/collections/:slug',
  load: async ({ params: { slug }, url, call, shop }) => {
    const listing = readListing(url, 'newest')
    const { collection } = await shop.collections.getCollectionBySlug(slug, call)
    const found = await findProducts(shop, { listing, collectionId: collection.id, call })
    const { name, description, media } = collection
    const picture = media?.mainMedia?.image
    return show('collection', {
      data: { collection, found },
      tags: [listsTag, ...tagsOf({ products: found.products, collections: [collection] })],
      meta: ({ shell, words }) => ({
        title: `${name} · ${shell.site.name}`,
        description: description || undefined,
        picture: picture && cardPicture(picture).src,
        query: listing.page > 1 ? `?page=${listing.page}` : '',
        structured: [breadcrumbs(shell, [words.home, '/'], [name, shell.path]), productList(shell, found.products)],
      }),
    })
  },
})
