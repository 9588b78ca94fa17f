import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, referenceTo, sizes, type Goods } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let visitor: string
beforeAll(async () => {
  shop = await openShop({ taxRatePercent: '19' })
  desk = await atTheDesk(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

interface As {
  readonly token?: string
  readonly currency?: string | undefined
}
const ask = async (call: string, body?: object, { token = shop.apiKey, currency }: As = {}) => {
  const headers = currency && { 'x-wix-currency': currency }
  const answer = await shop.send(call, { token, ...(body && { body }), ...(headers && { headers }) })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

const dollars = { currency: 'USD', rate: '1.25', charged: true }
const yen = { currency: 'JPY', rate: '160', charged: true, rounding: { to: '100', mode: 'UP', less: '2' } }
const dinars = { currency: 'KWD', rate: '0.3333', charged: true, feePercentage: '2' }
const francs = { currency: 'CHF', rate: '0.95' }
beforeEach(() =>
  ask('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies: [dollars, yen, dinars, francs] } }),
)

const goods = async ({ name = 'Mug', ...more }: Goods = {}) => ({
  ...(await addProduct(shop.context.db, shop.siteId, { name, price: 2000, stock: 500, ...more })),
  name,
})
type Added = Awaited<ReturnType<typeof goods>>

const lists: string[] = []
const addList = async (priceList: object, prices: readonly object[] = []): Promise<string> => {
  const { priceList: list } = await ask('POST /vitrine/v1/price-lists', { priceList: { name: 'List', ...priceList } })
  lists.push(list.id)
  if (prices.length > 0) await ask(`POST /vitrine/v1/price-lists/${list.id}/prices`, { prices })
  return list.id
}
const costs = (productId: string, price: string, more: object = {}) => ({
  productId,
  tiers: [{ minQuantity: 1, price }],
  ...more,
})
afterEach(async () => {
  for (const id of lists.splice(0)) await ask(`DELETE /vitrine/v1/price-lists/${id}`)
})

/** The price on a card: of a price list, or else the catalog's. */
const cardPrice = async (product: Added, currency?: string): Promise<string> => {
  const as = { token: visitor, currency }
  const { products } = await ask('POST /vitrine/v1/products/search', { expression: product.name }, as)
  const { convertedPriceData } = products.find(({ id }: { id: string }) => id === product.id)
  const response = await ask('POST /vitrine/v1/prices', { items: [{ productId: product.id }], onlyChanged: true }, as)
  return response.prices[0]
    ? `${response.prices[0].price} ${response.currency}`
    : `${convertedPriceData.discountedPrice} ${convertedPriceData.currency}`
}

test.each([
  ['USD', undefined, 25, 7],
  ['USD', '23.45', 23.45, 2.35],
  ['JPY', undefined, 3298, 298],
  ['JPY', '3150', 3150, 50],
  ['KWD', undefined, 6.8, 0.799],
  ['KWD', '6.505', 6.505, 0.005],
])('shows the same price in %s, fixed at %s, from card to refund: %d', async (currency, fixed, price, less) => {
  const mug = await goods({ name: `Mug of ${currency} ${fixed}` })
  if (fixed !== undefined) await addList({ currency }, [costs(mug.id, fixed)])
  const [amount, unit] = (await cardPrice(mug, currency)).split(' ')
  expect([Number(amount), unit]).toEqual([price, currency])
  const page = await ask('POST /vitrine/v1/prices', { items: [{ productId: mug.id }] }, { token: visitor, currency })
  expect([page.currency, Number(page.prices[0].price)]).toEqual([currency, price])
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const token = await shop.visitorToken()
  const { cart } = await ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, { token, currency })
  expect([cart.currency, Number(cart.lineItems[0].price.amount)]).toEqual([currency, price])

  const tried = await desk.till.checkoutOf(mug, { currency, quantity: 1 })
  const { checkout } = (await desk.till.readCheckout(tried)).body
  expect(Number(checkout.lineItems[0].price.amount)).toBe(price)
  const { orderId } = (await desk.till.pay(tried, 'sandbox:pays')).body
  const order = await desk.till.orderOf(orderId)
  expect([order.currency, Number(order.lineItems[0].price.amount)]).toEqual([currency, price])
  expect(Number(order.lineItems[0].totalPriceAfterTax.amount)).toBe(price)
  const [payment] = (await desk.transactionsOf(orderId)).payments
  const digits = currency === 'USD' ? 2 : currency === 'JPY' ? 0 : 3
  const back = await desk.refund(orderId, {
    paymentRefunds: [{ paymentId: payment.id, amount: { amount: (price - less).toFixed(digits) } }],
  })
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  const { balanceSummary } = await desk.till.orderOf(orderId)
  expect(balanceSummary.refunded.amount).toBe((price - less).toFixed(digits))
})

test('shows the cheapest variant on a card, and whether others cost more', async () => {
  const shirt = await goods({ options: [sizes] })
  const [small, large] = shirt.variants.map(({ id }) => id)
  await addList({ currency: 'USD' }, [
    costs(shirt.id, '24.00'),
    costs(shirt.id, '19.50', { variantId: small }),
    costs(shirt.id, '31.00', { variantId: large }),
  ])
  const pricesOf = async (item: object, currency?: string) =>
    (await ask('POST /vitrine/v1/prices', { items: [item], onlyChanged: true }, { token: visitor, currency })).prices
  expect(await pricesOf({ productId: shirt.id }, 'USD')).toMatchObject([{ price: '19.50', othersCostMore: true }])
  expect((await pricesOf({ productId: shirt.id }, 'USD'))[0]).not.toHaveProperty('variantId')
  expect(await pricesOf({ productId: shirt.id, variantId: large }, 'USD')).toMatchObject([
    { price: '31.00', variantId: large, catalogPrice: '25.00' },
  ])
  expect([await pricesOf({ productId: shirt.id }), await pricesOf({ productId: shirt.id }, 'JPY')]).toEqual([[], []])
})

test('shows the unit price at the minimum quantity on a card', async () => {
  const [plain, cups] = [await goods(), await goods()]
  await ask(`PUT /vitrine/v1/products/${cups.id}/purchase-terms`, { purchaseTerms: { minQuantity: 6 } })
  const tiers = [
    { minQuantity: 1, price: '20.00' },
    { minQuantity: 6, price: '15.00' },
  ]
  await addList({}, [
    { productId: cups.id, tiers },
    { productId: plain.id, tiers },
  ])
  const items = [{ productId: cups.id }, { productId: plain.id }]
  const { prices } = await ask('POST /vitrine/v1/prices', { items, onlyChanged: true }, { token: visitor })
  expect(prices).toMatchObject([
    { productId: cups.id, tiers, quantityTerms: { minQuantity: 6 } },
    { productId: plain.id, price: '20.00' },
  ])
})

test('shows what is due with the order in the currency of the price', async () => {
  const termsOf = async ({ id: productId }: Added, purchaseTerms: object, currency?: string) => {
    await ask(`PUT /vitrine/v1/products/${productId}/purchase-terms`, { purchaseTerms })
    const { prices } = await ask('POST /vitrine/v1/prices', { items: [{ productId }] }, { token: visitor, currency })
    return prices[0].paymentTerms
  }
  const deposit = { paymentOption: 'DEPOSIT_ONLINE', depositAmount: '8.00' }
  const sofa = await goods()
  expect(await termsOf(sofa, {})).toBeUndefined()
  expect(await termsOf(sofa, deposit)).toEqual(deposit)
  expect([await termsOf(sofa, deposit, 'USD'), await termsOf(sofa, deposit, 'CHF')]).toEqual([
    { ...deposit, depositAmount: '10.00' },
    { ...deposit, depositAmount: '7.60' },
  ])
  const share = { paymentOption: 'DEPOSIT_ONLINE', depositPercentage: '30' }
  expect(await termsOf(sofa, share, 'USD')).toEqual(share)
  const inPerson = { paymentOption: 'FULL_PAYMENT_OFFLINE' }
  expect(await termsOf(sofa, inPerson)).toEqual(inPerson)
})

const find = (body: object, currency?: string) =>
  ask(
    'POST /vitrine/v1/products/search',
    { expression: 'goblet', facets: ['PRICE'], ...body },
    { token: visitor, currency },
  )
const namesOf = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name)

test('filters, sorts and counts by the displayed prices, including fixed ones', async () => {
  const glass = await goods({ name: 'Goblet of glass', price: 1000 })
  await goods({ name: 'Goblet of clay', price: 2000 })
  await goods({ name: 'Goblet of tin', price: 4000 })
  const sort = { sort: 'PRICE_ASC' }
  expect(namesOf(await find(sort, 'USD'))).toEqual(['Goblet of glass', 'Goblet of clay', 'Goblet of tin'])
  // Queried before the list exists, to fill the cache.
  await addList({ currency: 'USD' }, [costs(glass.id, '60.00')])
  const inDollars = await find(sort, 'USD')
  expect(namesOf(inDollars)).toEqual(['Goblet of clay', 'Goblet of tin', 'Goblet of glass'])
  expect(inDollars.facets[0]).toMatchObject({ type: 'PRICE', lowest: 25, highest: 60 })
  expect(inDollars.facets[0].values[0].label).toContain('$')
  const filtered = async (price: object, currency?: string) =>
    namesOf(await find({ ...sort, filter: { price } }, currency))
  expect(await filtered({ from: 50 }, 'USD')).toEqual(['Goblet of tin', 'Goblet of glass'])
  expect(await filtered({ to: 49.99 }, 'USD')).toEqual(['Goblet of clay'])
  expect(await filtered({ from: 25, to: 25 }, 'USD')).toEqual(['Goblet of clay'])
  // The list does not apply in the store's own currency or a display-only one.
  expect(await filtered({ to: 10 })).toEqual(['Goblet of glass'])
  expect((await find(sort, 'CHF')).facets[0]).toMatchObject({ lowest: 9.5, highest: 38 })
  expect(await filtered({ from: 9.5, to: 19 }, 'CHF')).toEqual(['Goblet of glass', 'Goblet of clay'])
  // Rounded as charged.
  expect((await find(sort, 'JPY')).facets[0]).toMatchObject({ lowest: 1698, highest: 6498 })
  // A changed catalog price is found by its displayed price.
  await ask(`PATCH /stores/v1/products/${glass.id}`, { product: { priceData: { price: 100 } } })
  expect(await filtered({ from: 100 }, 'CHF')).toEqual([])
  expect(await filtered({ from: 95 }, 'CHF')).toEqual(['Goblet of glass'])
  expect(await filtered({ from: 60 }, 'USD')).toEqual(['Goblet of glass'])
})

test('applies active lists for everyone to search results, but not lists for groups or future ones', async () => {
  const pot = await goods({ name: 'Teapot', price: 3000 })
  const { memberGroup } = await ask('POST /vitrine/v1/member-groups', { memberGroup: { name: 'Trade of pots' } })
  const cheap = async () => {
    const body = { expression: 'teapot', filter: { price: { to: 20 } } }
    return namesOf(await ask('POST /vitrine/v1/products/search', body, { token: visitor }))
  }
  await addList({ memberGroupIds: [memberGroup.id] }, [costs(pot.id, '15.00')])
  await addList({ startDate: new Date(Date.now() + 86_400_000).toISOString() }, [costs(pot.id, '15.00')])
  expect(await cheap()).toEqual([])
  await addList({ percentage: '-50' })
  expect(await cheap()).toEqual(['Teapot'])
})

test('shows the price of the product page in search suggestions', async () => {
  const bowl = await goods({ name: 'Sugar bowl', price: 2000 })
  const suggest = async (currency?: string) => {
    const as = { token: visitor, currency }
    const { products } = await ask('GET /vitrine/v1/products/suggest?expression=sugar', undefined, as)
    return products[0].formattedDiscountedPrice
  }
  expect([await suggest(), await suggest('USD'), await suggest('CHF')]).toEqual(['€20.00', '$25.00', 'CHF\u00a019.00'])
  await addList({ currency: 'USD' }, [costs(bowl.id, '22.00')])
  expect([await suggest(), await suggest('USD')]).toEqual(['€20.00', '$22.00'])
})

test('converts list and quantity prices and delivery in a display-only currency, but not the amount due', async () => {
  const mug = await goods()
  await addList({}, [
    {
      productId: mug.id,
      tiers: [
        { minQuantity: 1, price: '18.00' },
        { minQuantity: 10, price: '15.00' },
      ],
    },
  ])
  const items = [{ productId: mug.id }]
  expect(await ask('POST /vitrine/v1/prices', { items }, { token: visitor, currency: 'CHF' })).toMatchObject({
    currency: 'CHF',
    prices: [
      {
        price: '17.10',
        catalogPrice: '19.00',
        tiers: [
          { minQuantity: 1, price: '17.10' },
          { minQuantity: 10, price: '14.25' },
        ],
      },
    ],
  })
  const offers = (currency?: string) =>
    ask('GET /vitrine/v1/delivery-offers?country=DE&subtotal=19', undefined, { token: visitor, currency })
  const [own, shown] = [await offers(), await offers('CHF')]
  expect([own.currency, shown.currency]).toEqual(['EUR', 'CHF'])
  expect(own.offers[0].price).toBe('4.90')
  expect(shown.offers[0].price).toBe('4.66')
  const token = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { cart } = await ask('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, { token, currency: 'CHF' })
  expect(cart).toMatchObject({ currency: 'EUR', lineItems: [{ price: { amount: '18.00', convertedAmount: '17.10' } }] })
})

test('converts gift card prices without rounding', async () => {
  const card = await goods({ name: 'Gift for tea', price: 2000, record: { giftCard: true, productType: 'digital' } })
  const page = await ask(
    'POST /vitrine/v1/prices',
    { items: [{ productId: card.id }] },
    { token: visitor, currency: 'JPY' },
  )
  expect(page.prices[0].price).toBe('3200')
  expect(await cardPrice(card, 'JPY')).toBe('3200 JPY')
})
