import { randomUUID } from 'node:crypto'
import { maxWishListItems } from '@vitrine/contract/bounds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const path = '/vitrine/v1/members/my/wish-list'
const newProduct = async (of = shop) => (await addProduct(of.context.db, of.siteId)).id
const signIn = async () => (await atTheDoor(shop).signIn()).accessToken
const read = async (token: string) => (await shop.send(`GET ${path}`, { token })).body.wishList.productIds
const add = (token: string, productIds: readonly string[]) =>
  shop.send(`POST ${path}/products`, { token, body: { productIds } })

test('puts added products on top, once each, until they are removed', async () => {
  const token = await signIn()
  const [mug, bowl, vase] = [await newProduct(), await newProduct(), await newProduct()]
  expect(await read(token)).toEqual([])
  expect((await add(token, [bowl, mug])).body).toEqual({ wishList: { productIds: [bowl, mug] } })
  expect((await add(token, [vase, mug, vase.toUpperCase()])).body.wishList.productIds).toEqual([vase, bowl, mug])
  expect(await read(token)).toEqual([vase, bowl, mug])
  const removed = await shop.send(`DELETE ${path}/products/${bowl}`, { token })
  expect(removed.body).toEqual({ wishList: { productIds: [vase, mug] } })
  expect((await shop.send(`DELETE ${path}/products/${bowl}`, { token })).body.wishList.productIds).toEqual([vase, mug])
})

test('gives each member their own list, and none to visitors and owners', async () => {
  const [ada, eve] = [await signIn(), await signIn()]
  const mug = await newProduct()
  await add(ada, [mug])
  expect(await read(eve)).toEqual([])
  await shop.send(`DELETE ${path}/products/${mug}`, { token: eve })
  expect(await read(ada)).toEqual([mug])
  for (const token of [await shop.visitorToken(), shop.apiKey])
    expect((await shop.send(`GET ${path}`, { token })).status).toBe(403)
})

test('omits products that were deleted or never existed', async () => {
  const token = await signIn()
  const other = await openShop()
  const [mug, bowl, theirs] = [await newProduct(), await newProduct(), await newProduct(other)]
  expect((await add(token, [randomUUID(), mug, theirs, bowl])).body.wishList.productIds).toEqual([mug, bowl])
  await shop.send(`DELETE /stores/v1/products/${mug}`, { token: shop.apiKey })
  expect(await read(token)).toEqual([bowl])
  await other.close()
})

test('rejects an addition that would exceed the limit, as a whole', async () => {
  const token = await signIn()
  const ids: string[] = []
  for (let count = 0; count < maxWishListItems + 2; count += 1) ids.push(await newProduct())
  expect((await add(token, ids.slice(0, maxWishListItems - 1))).status).toBe(200)
  const refused = await add(token, ids.slice(-2))
  expect([refused.status, refused.body.details.applicationError]).toEqual([
    428,
    expect.objectContaining({ code: 'WISH_LIST_FULL', data: { most: maxWishListItems } }),
  ])
  expect(await read(token)).toHaveLength(maxWishListItems - 1)
  const both = await Promise.all([add(token, [ids.at(-1)!]), add(token, [ids.at(-2)!])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 428])
  expect(await read(token)).toHaveLength(maxWishListItems)
  const tooMany = await add(token, [...ids, randomUUID()])
  expect([tooMany.status, JSON.stringify(tooMany.body)]).toEqual([400, expect.stringContaining('productIds')])
  expect((await add(token, [])).status).toBe(400)
})

test("exports a member's list with their data, and deletes it with the account", async () => {
  const { accessToken: token, memberId } = await atTheDoor(shop).signIn()
  const mug = await newProduct()
  await add(token, [mug])
  const exported = await shop.send('GET /vitrine/v1/members/my/export', { token })
  expect(exported.body.export.wishList).toEqual([{ productId: mug, addedDate: expect.any(String) }])
  await shop.send('DELETE /members/v1/members/my', { token })
  for (const table of ['wish_list', 'wish_list_item'] as const) {
    const rows = shop.context.db.selectFrom(table).select('member_id').where('member_id', '=', memberId)
    expect(await rows.execute()).toEqual([])
  }
})
