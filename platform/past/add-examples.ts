/** What orders of the past leave no trace of, so that each list of the back office shows what it is for. */
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import type { Customer, Product } from '@vitrine/client'
import { demoPolicies } from '../../demo/policies.ts'
import type { PastServer } from './past-server.ts'

type Adding = Pick<PastServer, 'owner' | 'visit'>

const trade = 'Trade'

const addSegments = async ({ owner }: Adding): Promise<void> => {
  const segments = [
    { name: 'Regulars', filter: { orderCount: { $gte: 4 } } },
    { name: 'Spent more than 500', filter: { spent: { $gte: '500' } } },
  ]
  for (const segment of segments) await owner.customers.createCustomerSegment(segment)
}

/** Returns the customers who ordered most, those who ordered most first. */
const findRegulars = async ({ owner }: Adding, limit: number): Promise<readonly Customer[]> => {
  const sort = [{ fieldName: 'orderCount', order: 'DESC' as const }]
  return (await owner.customers.queryCustomers({ sort, cursorPaging: { limit } })).customers
}

/** Adds a company with two of the regulars, and prices for it. */
const addCompany = async (adding: Adding): Promise<void> => {
  const { owner } = adding
  const { id: group } = await owner.memberGroups.createMemberGroup({ name: trade })
  await owner.priceLists.createPriceList({ name: 'Trade prices', memberGroupIds: [group], percentage: '-15' })
  const address = { country: 'DK', city: 'Aarhus', postalCode: '8000', addressLine: 'Vestergade 12' }
  const { id } = await owner.companies.createCompany({
    name: 'Café Lykke',
    paymentTerms: 'NET_15',
    memberGroupIds: [group],
    billingAddress: address,
    shippingAddresses: [address],
    tags: ['café'],
    note: 'Orders cups in spring, before the terrace opens.',
  })
  const [administrator, buyer] = await findRegulars(adding, 2)
  if (administrator) await owner.companies.addCompanyPerson(id, { customerId: administrator.id, role: 'ADMINISTRATOR' })
  if (buyer) await owner.companies.addCompanyPerson(id, { customerId: buyer.id })
}

const addDiscount = async ({ owner }: Adding): Promise<void> => {
  await owner.discounts.createDiscount({
    name: 'Free delivery from 150',
    conditions: [{ type: 'SUBTOTAL', subtotalFrom: '150' }],
    effect: { type: 'FREE_DELIVERY' },
  })
}

/** Adds a draft for one of the regulars, as it is typed while they are on the phone. */
const addDraft = async (adding: Adding, products: readonly Product[]): Promise<void> => {
  const product = products.find(({ variants, stock }) => variants.length === 1 && stock.inStock)
  const [, , customer] = await findRegulars(adding, 3)
  if (!product || !customer?.email) return
  const catalogReference = { appId: storesAppId, catalogItemId: product.id }
  await adding.owner.draftOrders.createDraftOrder({
    draftOrder: {
      buyerInfo: { email: customer.email },
      catalogLineItems: [{ catalogReference, quantity: 2 }],
      buyerNote: 'Please send them by Friday.',
    },
  })
}

/** Adds a place with a planned transfer, which moves no stock before it is sent. */
const addTransfer = async ({ owner }: Adding, products: readonly Product[]): Promise<void> => {
  const { storesLocation: origin } = await owner.storesLocationsV3.getDefaultStoresLocation()
  const { id: showroom } = await owner.storesLocationsV3.createStoresLocation({
    name: 'Showroom',
    country: 'DK',
    priority: 1,
  })
  const lines = products
    .filter(({ stock, productType }) => stock.trackInventory && stock.inStock && productType === 'physical')
    .slice(0, 3)
    .flatMap(({ id: productId, variants }) => {
      const sold = variants.find(({ stock }) => stock.inStock)
      return sold ? [{ productId, variantId: sold.id, quantity: 2 }] : []
    })
  await owner.stockTransfers.createStockTransfer({
    originLocationId: origin!.id!,
    destinationLocationId: showroom!,
    reference: 'Spring window',
    lines,
  })
}

/** Three buyers want to know when the first variant that is sold out is back. */
const addWaiting = async ({ visit }: Adding, products: readonly Product[]): Promise<void> => {
  const soldOut = products.find(({ variants, stock }) => stock.inStock && variants.some((one) => !one.stock.inStock))
  const variant = soldOut?.variants.find(({ stock }) => !stock.inStock)
  if (!soldOut || !variant) return
  const catalogReference = { appId: storesAppId, catalogItemId: soldOut.id, options: { variantId: variant.id } }
  const item = { name: soldOut.name, price: String(soldOut.priceData.price) }
  for (const [index, name] of ['mara', 'nils', 'tilda'].entries()) {
    const request = { catalogReference, email: `${name}@example.org` }
    await visit(1000 + index).backInStockNotifications.createBackInStockNotificationRequest(request, item)
  }
}

const addViews = async ({ owner }: Adding): Promise<void> => {
  await owner.productList.createProductView({ name: 'Running low', query: 'stock=low' })
  await owner.savedReports.createSavedReport({ name: 'Sales this year', report: 'SALES', period: 'THIS_YEAR' })
}

const addPolicies = async ({ owner }: Adding): Promise<void> => {
  await owner.checkoutSettings.updateCheckoutSettings({ checkoutPolicies: demoPolicies })
}

/** Adds the examples, unless a store has them: the segments are added last. */
export const addExamples = async (adding: Adding): Promise<void> => {
  const { owner } = adding
  if ((await owner.customers.listCustomerSegments()).length > 0) return
  const { items: products } = await owner.products.queryProducts().limit(100).find()
  await addCompany(adding)
  await addDiscount(adding)
  await addDraft(adding, products)
  await addTransfer(adding, products)
  await addWaiting(adding, products)
  await addViews(adding)
  await addPolicies(adding)
  await addSegments(adding)
}
