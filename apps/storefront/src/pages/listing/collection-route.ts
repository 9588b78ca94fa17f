import { categoryCard } from '../../categories/category-card.ts'
import { listSubcategories, readCategory } from '../../categories/read-categories.ts'
import { crumbsOf } from '../../categories/trail.ts'
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
    const category = await readCategory(shop, slug, call)
    const [found, subcategories] = await Promise.all([
      findProducts(shop, { listing, collectionId: category.id, call }),
      listSubcategories(shop, category.id, call),
    ])
    const { name, description = '', trail } = category
    const { picture } = categoryCard(category)
    return show('collection', {
      data: { name, description, trail, subcategories, found },
      tags: [listsTag, ...tagsOf({ products: found.products, collections: [category, ...subcategories] })],
      meta: ({ shell, words }) => ({
        title: `${name} · ${shell.site.name}`,
        description: description || undefined,
        picture: picture && cardPicture(picture).src,
        query: listing.page > 1 ? `?page=${listing.page}` : '',
        structured: [breadcrumbs(shell, [words.home, '/'], ...crumbsOf(trail)), productList(shell, found.products)],
      }),
    })
  },
})
