import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  books,
  createClient,
  manualTaxMappings,
  taxGroups,
  taxRegions,
  type BookEntry,
} from '@vitrine/client'
import { addDelivery, addProduct, buyer, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
let mug: Product
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { books, taxGroups, taxRegions, manualTaxMappings },
  })
let owner: ReturnType<typeof openOwner>
const ask = async (call: string, body: object, token = shop.apiKey) => {
  const answer = await shop.send(call, { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: false } })
  desk = await atTheDesk(shop)
  owner = openOwner()
  const [usual] = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups
  const region = async (country: string, ...rates: object[]) => {
    const { id: taxRegionId } = await owner.taxRegions.createTaxRegion({ country })
    for (const rate of rates)
      await owner.manualTaxMappings.createManualTaxMapping({
        taxGroupId: usual!.id,
        taxRegionId,
        taxRate: '0',
        ...rate,
      })
  }
  await region(
    'DE',
    { taxName: 'State tax', taxRate: '0.04', jurisdiction: 'Berlin', jurisdictionType: 'STATE' },
    { taxName: 'County tax', taxRate: '0.03375', jurisdiction: 'Mitte', jurisdictionType: 'COUNTY' },
  )
  await region('FR', { taxRate: '0.2' })
  mug = await addProduct(shop.context.db, shop.siteId, { price: 1999, stock: 50 })
  await ask('POST /vitrine/v1/fee-rules', { feeRule: { name: 'Packing', amount: '3.33' } })
  await ask('POST /tip-settings/v1/tip-settings/create-default', {
    tipSettings: { tipType: 'AMOUNT', presets: [{ value: 2 }, { value: 3 }, { value: 5 }] },
  })
})
afterAll(() => shop.close())

const today = () => new Date().toISOString().slice(0, 10)
const getBooks = () => owner.books.getBooks({ from: today(), to: today() })
const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const tipped = async (checkout?: object) => {
  const tried = await desk.till.checkoutOf(mug, { quantity: 3 })
  const path = `/ecom/v1/checkouts/${tried.checkoutId}`
  if (checkout) await ask(`PATCH ${path}`, { checkout }, tried.token)
  const { purchaseFlowId } = (await desk.till.readCheckout(tried)).body.checkout
  await ask('PATCH /tips/v1/tips/choice', { purchaseFlowId, tipChoice: { tipType: 'AMOUNT', value: '2' } }, tried.token)
  await desk.till.readCheckout(tried)
  const paid = await desk.till.pay(tried)
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  return desk.till.orderOf(paid.body.orderId)
}
const ratesOf = ({ taxes }: Pick<BookEntry, 'taxes'>) =>
  taxes.map(({ taxRate, gross, tax }) => [taxRate, gross.amount, tax.amount])

test('splits the tax of items, delivery, fees and tips by jurisdiction, and refunds it accordingly', async () => {
  const order = await tipped()
  const { jurisdictions, taxes, total } = await getBooks()
  const [state, county] = ['Berlin', 'Mitte'].map((name) => jurisdictions.find((one) => one.jurisdiction === name)!)
  expect(jurisdictions).toHaveLength(2)
  expect([state, county]).toMatchObject([
    { country: 'DE', jurisdictionType: 'STATE', taxName: 'State tax', taxRate: '0.04' },
    { country: 'DE', jurisdictionType: 'COUNTY', taxName: 'County tax', taxRate: '0.03375' },
  ])
  // 3 × 19.99, 4.90 for delivery and 3.33 for packing. The tip of 2.00 is not taxed.
  expect([cents(state!.taxable), cents(county!.taxable)]).toEqual([6820, 6820])
  expect(sum(jurisdictions.map(({ tax }) => cents(tax)))).toBe(cents(order.priceSummary.tax))
  expect([cents(state!.tax), cents(county!.tax)]).toEqual(
    order.taxInfo.taxBreakdown.map(({ aggregatedTaxAmount }: { aggregatedTaxAmount: { amount: string } }) =>
      cents(aggregatedTaxAmount),
    ),
  )
  expect(ratesOf({ taxes } as never).toSorted()).toEqual([
    ['0', '2.00', '0.00'],
    ['0.07375', (Number(order.priceSummary.total.amount) - 2).toFixed(2), order.priceSummary.tax.amount],
  ])
  expect(total.net.amount).toBe(order.priceSummary.total.amount)

  // Refunds the fee first, then an unspecified amount, then the rest.
  const { id: paymentId } = (await desk.transactionsOf(order.id)).payments[0]
  const fee = order.additionalFees.find(({ code }: { code?: string }) => code !== 'TIP')
  const refund = (amount: string, refundItems?: object) =>
    desk.refund(order.id, { paymentRefunds: [{ paymentId, amount: { amount } }], ...(refundItems && { refundItems }) })
  const whole = fee.priceAfterTax.amount
  const ofFee = await refund(whole, { additionalFees: [{ additionalFeeId: fee.id, amount: { amount: whole } }] })
  expect(ofFee.status, JSON.stringify(ofFee.body)).toBe(200)
  const { entries } = await owner.books.listBookEntries({ from: today(), to: today() })
  expect(ratesOf(entries.at(-1)!).map(([rate, gross]) => [rate, gross])).toEqual([['0.07375', `-${whole}`]])
  const rest = Math.round((Number(order.priceSummary.total.amount) - Number(whole)) * 100)
  for (const amount of [1234, rest - 1234]) expect((await refund((amount / 100).toFixed(2))).status).toBe(200)
  const after = await getBooks()
  for (const { taxable, tax } of after.jurisdictions) expect([taxable.amount, tax.amount]).toEqual(['0.00', '0.00'])
  for (const { gross, tax } of after.taxes) expect([gross.amount, tax.amount]).toEqual(['0.00', '0.00'])
})

test('lists a country with a single tax separately, and marks reverse charges', async () => {
  const code = await addDelivery(shop.context.db, shop.siteId, { countries: ['FR'] })
  await ask('PATCH /vitrine/v1/site-settings', {
    siteSettings: { vatId: 'DE136695976', businessAddress: { country: 'DE' } },
  })
  const to = (more: object = {}) => ({
    address: { country: 'FR', city: 'Paris', postalCode: '75001', addressLine: 'Rue de Rivoli 1' },
    contactDetails: { ...buyer.contact.contactDetails, ...more },
  })
  const buy = (more: object = {}) =>
    tipped({
      billingInfo: to(more),
      shippingInfo: { shippingDestination: to(), selectedCarrierServiceOption: { code } },
    })
  const usual = await buy()
  const { jurisdictions } = await getBooks()
  const [france] = jurisdictions.filter(({ country }) => country === 'FR')
  expect(france).toMatchObject({ taxRate: '0.2', taxable: { amount: '68.20' }, tax: usual.priceSummary.tax })
  expect(france).toMatchObject({ jurisdiction: 'FR' })

  const business = await buy({ vatId: { id: 'FR 40 303 265 045', type: 'UNSPECIFIED' } })
  expect(business.priceSummary.tax.amount).toBe('0.00')
  const { taxes, jurisdictions: after } = await getBooks()
  const french = taxes.filter(({ country }) => country === 'FR')
  expect(french.map(({ taxRate, reverseCharge = false, gross }) => [taxRate, reverseCharge, gross.amount])).toEqual(
    expect.arrayContaining([
      ['0', true, '70.20'],
      ['0', false, '2.00'],
      ['0.2', false, (Number(usual.priceSummary.total.amount) - 2).toFixed(2)],
    ]),
  )
  expect(after.filter(({ country }) => country === 'FR')).toEqual([france])
})
