import { randomUUID } from 'node:crypto'
import { maxWishListItems } from '@vitrine/contract/bounds.ts'
import { legacyStoresAppId, storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, OAuthStrategy, wishlist, wishlists } from '@vitrine/client'
import { addProduct } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'

const modules = { wishlist, wishlists }
let shop: Shop
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  owner = openOwner()
})
afterAll(() => shop.close())

const open = (token: string, role: 'member' | 'visitor' = 'member') =>
  createClient({
    host: shop.url,
    modules,
    auth: OAuthStrategy({
      clientId: shop.clientId,
      tokens: {
        accessToken: { value: token, expiresAt: Date.now() / 1000 + 3600 },
        refreshToken: { value: 'unused', role },
      },
    }),
  })
const signIn = async () => {
  const { accessToken, memberId } = await atTheDoor(shop).signIn()
  return { ...open(accessToken), memberId }
}
const newProduct = async () => (await addProduct(shop.context.db, shop.siteId)).id
const mug = (catalogItemId: string, options?: Record<string, unknown>) => ({
  catalogItemId,
  appId: storesAppId,
  ...(options && { options }),
})

test('adds products and their options as different items, once each, and removes them', async () => {
  const member = await signIn()
  const id = await newProduct()
  const blue = { variantId: randomUUID() }
  expect(await member.wishlists.addItem(mug(id))).toEqual({})
  await member.wishlists.addItem(mug(id.toUpperCase(), blue))
  await member.wishlists.addItem({ ...mug(id, {}), appId: legacyStoresAppId })
  const { wishlist: list } = await member.wishlists.addItem(mug(id), { returnEntity: true })
  expect(list).toMatchObject({
    memberId: member.memberId,
    items: [{ catalogReference: mug(id, blue) }, { catalogReference: mug(id) }],
  })
  expect((await member.wishlists.getDefaultWishlist()).wishlist).toEqual(list)
  await member.wishlists.removeItem(mug(id, { variantId: randomUUID() }))
  const rest = (await member.wishlists.removeItem(mug(id), { returnEntity: true })).wishlist!
  expect(rest.items.map(({ catalogReference }) => catalogReference)).toEqual([mug(id, blue)])
  expect(rest.updatedDate!.getTime()).toBeGreaterThan(rest.createdDate!.getTime())
})

test('is the same list as that of the other calls', async () => {
  const member = await signIn()
  const [cup, bowl] = [await newProduct(), await newProduct()]
  await member.wishlists.addItem(mug(cup, { options: { Color: 'Blue' } }))
  await member.wishlists.addItem(mug(cup))
  await member.wishlist.addToMyWishList([bowl, cup])
  expect(await member.wishlist.getMyWishList()).toEqual({ productIds: [bowl, cup] })
  const { wishlist: list } = await member.wishlists.getDefaultWishlist()
  expect(list.items).toHaveLength(3)
  const kind = { type: 'product', origin: 'wixstores' }
  expect(await owner.wishlist.getWishlistById(list.id)).toEqual({
    id: list.id,
    ownerId: member.memberId,
    items: [bowl, cup].map((id) => ({ id, dateAdded: expect.any(Date), ...kind })),
    totalCount: 2,
  })
  const page = await owner.wishlist.getWishlistById(list.id, { limit: 1, offset: 1, kind: [{ type: 'product' }] })
  expect([page.items.map(({ id }) => id), page.totalCount]).toEqual([[cup], 2])
  const others = await owner.wishlist.getWishlistById(list.id, { kind: [{ origin: 'bookings' }] })
  expect(others).toMatchObject({ items: [], totalCount: 0 })
  await member.wishlist.removeFromMyWishList(cup)
  expect((await member.wishlists.getDefaultWishlist()).wishlist.items).toHaveLength(1)
  expect((await member.wishlists.getDefaultWishlist({ appId: randomUUID() })).wishlist.items).toEqual([])
  await expect(owner.wishlist.getWishlistById(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses unknown products, other catalogs, large options, a full list, and anyone but members', async () => {
  const member = await signIn()
  const id = await newProduct()
  await expect(member.wishlists.addItem(mug(randomUUID()))).rejects.toMatchObject({ code: 'CATALOG_ITEM_NOT_FOUND' })
  await expect(member.wishlists.addItem({ ...mug(id), appId: randomUUID() })).rejects.toMatchObject({
    violations: [{ field: 'catalogReference.appId' }],
  })
  await expect(member.wishlists.addItem(mug(id, { note: 'x'.repeat(5000) }))).rejects.toMatchObject({ status: 400 })
  const add = (place: number) => member.wishlists.addItem(mug(id, { place }))
  for (let place = 1; place < maxWishListItems; place += 1) await add(place)
  const both = await Promise.allSettled([add(-1), add(-2)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add(0)).rejects.toMatchObject({
    code: 'WISHLIST_ITEMS_LIMIT_EXCEEDED',
    data: { most: maxWishListItems },
  })
  expect(await add(1)).toEqual({})
  const visitor = open(await shop.visitorToken(), 'visitor')
  await expect(visitor.wishlists.getDefaultWishlist()).rejects.toMatchObject({ status: 403 })
  const { accessToken: token } = await atTheDoor(shop).signIn()
  const read = await shop.send('POST /stores/v1/wishlists/get', { token, body: { id: randomUUID() } })
  expect(read.status).toBe(403)
})

test('tags lists, one by one and by filter; members see only public tags', async () => {
  const [ada, eve] = [await signIn(), await signIn()]
  const [first, second] = [
    (await ada.wishlists.getDefaultWishlist()).wishlist.id,
    (await eve.wishlists.getDefaultWishlist()).wishlist.id,
  ]
  const tags = (...tagIds: string[]) => ({ privateTags: { tagIds }, publicTags: { tagIds } })
  const { results } = await owner.wishlists.bulkUpdateWishlistTags([first, randomUUID()], { assignTags: tags('vip') })
  expect(results.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([undefined, 'NOT_FOUND'])
  expect((await ada.wishlists.getDefaultWishlist()).wishlist.tags).toEqual({ publicTags: { tagIds: ['vip'] } })
  await owner.wishlists.bulkUpdateWishlistTagsByFilter(
    { memberId: { $in: [eve.memberId] } },
    { assignTags: tags('new'), unassignTags: tags('vip') },
  )
  await runJobs(shop.context)
  const rows = shop.context.db.selectFrom('wish_list').select(['id', 'tags']).where('id', 'in', [first, second])
  expect((await rows.orderBy('created_date').execute()).map((row) => row.tags)).toEqual([tags('vip'), tags('new')])
  for (const call of [
    () => owner.wishlists.bulkUpdateWishlistTags([first], {}),
    () => owner.wishlists.bulkUpdateWishlistTagsByFilter({}, { assignTags: tags() }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS' })
  await expect(
    owner.wishlists.bulkUpdateWishlistTagsByFilter({ colour: 'red' }, { assignTags: tags('new') }),
  ).rejects.toMatchObject({ status: 400 })
})
