import { assert, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openStorefront } from '../../shop.ts'

/** Sends a request as an older version of the SDK does. */
const send = async (
  token: string,
  method: string,
  address: string,
  body?: object,
): Promise<Record<string, unknown>> => {
  const headers = { Authorization: token, ...(body && { 'Content-Type': 'application/json' }) }
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  assert.equal(answer.status, 200, `${method} ${address} answers ${answer.status}: ${await answer.clone().text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** Storefronts keep the SDK version they were built with, so its hosts, paths and encodings are supported as well. */
export const useOlderVersions = async (orderOf: { token: string; orderId: string } | undefined): Promise<void> => {
  const { accessToken, refreshToken } = await openStorefront().auth.generateVisitorTokens()
  const token = accessToken.value

  await check('older SDK: token', 'a renewal without a client id', async () => {
    const body = { refreshToken: refreshToken.value, grantType: 'refresh_token' }
    const answer = await send('', 'POST', 'https://www.wixapis.com/oauth2/token', body)
    assert.ok(answer.access_token)
  })
  await check('older SDK: products.queryProducts', 'as a body', async () => {
    const address = 'https://www.wixapis.com/stores-reader/v1/products/query-platformized'
    const query = { filter: { slug: 'tide-mug' }, paging: { limit: 1 } }
    const { products } = await send(token, 'POST', address, { query })
    assert.equal((products as { slug: string }[])[0]?.slug, 'tide-mug')
  })
  await check('older SDK: collections.queryCollections', 'under the older path', async () => {
    const address = 'https://www.wixapis.com/stores-reader/v2/collections/query'
    const { collections } = await send(token, 'POST', address, { query: { paging: { limit: 1 } } })
    assert.equal((collections as object[]).length, 1)
  })
  await check('older SDK: collections.getCollectionBySlug', 'from the read-only host', async () => {
    const address = 'https://readonly.wixapis.com/stores-reader/v2/collections/slug/tableware?slug=tableware'
    const { collection } = await send(token, 'GET', address)
    assert.equal((collection as { slug: string }).slug, 'tableware')
  })
  await check('older SDK: members.getCurrentMember', 'from the read-only host', async () => {
    const { member } = await send(token, 'GET', 'https://readonly.wixapis.com/members/v1/members/my')
    assert.equal(member, undefined)
  })
  await check('older SDK: orders.getOrder', 'from the read-only host', async () => {
    const { orderId, token: buyer } = need(orderOf, 'order')
    const address = `https://readonly.wixapis.com/ecom/v1/orders/${orderId}?id=${orderId}`
    const { order } = await send(buyer, 'GET', address)
    assert.equal((order as { id: string }).id, orderId)
  })
}
