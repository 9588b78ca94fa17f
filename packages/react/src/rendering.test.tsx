import { ApiKeyStrategy, createClient, products, type CartV2, type OffsetPage, type Product } from '@vitrine/client'
import { stubNetwork } from '@vitrine/client/testing.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCart, useClient, useMember, useProducts, VitrineProvider } from './index.ts'

const network = stubNetwork(() => ({}))
const client = createClient({
  auth: ApiKeyStrategy({ apiKey: 'k' }),
  host: 'https://shop.test',
  modules: { products },
  fetch: network.fetch,
})
const query = client.products.queryProducts().limit(1)

const Page = ({ initial }: { initial?: OffsetPage<Product> }) => {
  const { itemCount, status } = useCart()
  const { member, loading } = useMember()
  const found = useProducts(query, { initial })
  const { host } = useClient<typeof client>()
  return [itemCount, status, member?.id, loading, found.page?.length, found.loading, host].map(String).join(' ')
}

test('a server renders the data it has loaded', () => {
  const cart = { id: 'c', lineItems: [{ id: 'a', quantityInfo: { requestedQuantity: 3 } }] } as unknown as CartV2
  const page = { items: [], length: 0 } as unknown as OffsetPage<Product>
  const html = renderToString(
    <VitrineProvider client={client} initial={{ cart, member: { id: 'ada' } }}>
      <Page initial={page} />
    </VitrineProvider>,
  )
  expect(html).toBe('3 ready ada false 0 false https://shop.test')
})

test('without data, a server renders the loading state and requests nothing', () => {
  const html = renderToString(
    <VitrineProvider client={client}>
      <Page />
    </VitrineProvider>,
  )
  expect(html).toBe('0 loading undefined true undefined true https://shop.test')
  expect(network.sent).toEqual([])
})

test('hooks without a provider throw a helpful error', () => {
  expect(() => renderToString(<Page />)).toThrow('<VitrineProvider>')
})
