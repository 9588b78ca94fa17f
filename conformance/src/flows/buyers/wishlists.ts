import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, openStorefront, storesAppId as appId } from '../../shop.ts'
import { openMember } from './sign-in.ts'

interface Reference {
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: object
}

interface Answer {
  readonly wishlist?: {
    readonly _id: string
    readonly _createdDate: unknown
    readonly items: readonly { readonly catalogReference: Reference; readonly addedDate: unknown }[]
  }
}

/** Functions that the SDK has, although its public types leave them out. */
interface Wishlists {
  readonly addItem: (reference: Reference, options?: object) => Promise<Answer>
  readonly removeItem: (reference: Reference, options?: object) => Promise<Answer>
  readonly getDefaultWishlist: () => Promise<Answer>
  readonly bulkUpdateWishlistTags: (
    ids: readonly string[],
    options?: object,
  ) => Promise<{ readonly bulkActionMetadata?: { readonly totalSuccesses: number } }>
  readonly bulkUpdateWishlistTagsByFilter: (filter: object, options?: object) => Promise<{ readonly jobId: string }>
}

const wishlistsOf = ({ wishlists }: { readonly wishlists: object }): Wishlists => wishlists as Wishlists

/** Keeps a wish list as a member, and reads and tags it as the store. */
export const keepWishlist = async (productId: string): Promise<void> => {
  const wishlists = wishlistsOf(await openMember())
  const owner = openBackOffice()
  const tagging = wishlistsOf(owner)
  const product = { catalogItemId: productId, appId }
  await check('wishlists.addItem', 'a product and one of its variants', async () => {
    await wishlists.addItem(product)
    const variant = { ...product, options: { variantId: crypto.randomUUID() } }
    const { wishlist } = await wishlists.addItem(variant, { returnEntity: true })
    assert.deepEqual(wishlist?.items[0]?.catalogReference, variant)
    const nothing = { ...product, catalogItemId: crypto.randomUUID() }
    await expectRefusal(() => wishlists.addItem(nothing), { status: 404, code: 'CATALOG_ITEM_NOT_FOUND' })
  })
  const id = await check('wishlists.getDefaultWishlist', 'the same list, which visitors do not have', async () => {
    const { wishlist } = await wishlists.getDefaultWishlist()
    const { _id, items, _createdDate } = need(wishlist, 'wish list')
    assert.equal(items.length, 2)
    assert.ok(_createdDate instanceof Date && items[0]!.addedDate instanceof Date)
    await expectRefusal(() => wishlistsOf(openStorefront()).getDefaultWishlist(), { status: 403 })
    return need(_id, 'ID')
  })
  const listId = need(id, 'ID')
  await check('wishlist.getWishlistById', 'its products', async () => {
    const { items, totalCount } = await owner.wishlist.getWishlistById(listId)
    assert.deepEqual([items!.map(({ _id }) => _id), totalCount], [[productId], 1])
  })
  const assignTags = { privateTags: { tagIds: ['vip'] }, publicTags: { tagIds: [] } }
  await check('wishlists.bulkUpdateWishlistTags', 'one tag', async () => {
    const { bulkActionMetadata } = await tagging.bulkUpdateWishlistTags([listId], { assignTags })
    assert.equal(bulkActionMetadata?.totalSuccesses, 1)
    await expectRefusal(() => tagging.bulkUpdateWishlistTags([listId]), { status: 400 })
  })
  const tagged = { 'tags.privateTags.tagIds': { $hasSome: ['vip'] } }
  await check('wishlists.bulkUpdateWishlistTagsByFilter', 'starts a job', async () => {
    const { jobId } = await tagging.bulkUpdateWishlistTagsByFilter(tagged, { assignTags })
    assert.match(jobId, /^[\da-f-]{36}$/)
  })
  await check('wishlists.removeItem', 'leaves the variant', async () => {
    const { wishlist } = await wishlists.removeItem(product, { returnEntity: true })
    assert.equal(wishlist?.items.length, 1)
  })
}
