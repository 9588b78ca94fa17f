import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  cart,
  cartV2,
  checkout,
  createClient,
  currentCart,
  currentCartV2,
  giftCards,
  OAuthStrategy,
} from '@vitrine/client'
import { addDelivery, addProduct, addTestCoupon, buyer, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

const modules = { cart, cartV2, checkout, currentCart, currentCartV2, giftCards }

let shop: Shop
let delivery: string
const openOwner = () => createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  delivery = await addDelivery(shop.context.db, shop.siteId)
  await addTestCoupon(shop.context.db, shop.siteId)
  owner = openOwner()
})
afterAll(() => shop.close())

const openBuyer = () => createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), host: shop.url, modules })
const goods = (more: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(shop.context.db, shop.siteId, { stock: 50, ...more })
const itemOf = (product: Product, quantity = 1) => ({ catalogReference: referenceTo(product), quantity })
const { address } = buyer.contact
const refused = (code: string, status?: number) => ({ code, ...(status !== undefined && { status }) })

test('a buyer fills the current cart, changes it and empties it', async () => {
  const { currentCartV2: mine } = openBuyer()
  await expect(mine.getCurrentCart()).rejects.toMatchObject(refused('CURRENT_CART_NOT_FOUND', 404))
  expect(await mine.getCurrentCart({ allowMissing: true })).toEqual({})
  const [cup, bowl] = [await goods(), await goods()]
  const added = await mine.addLineItemsToCurrentCart({ catalogItems: [itemOf(cup, 2), itemOf(bowl)] })
  expect(added.cart).toMatchObject({
    revision: '1',
    currentCart: true,
    orderPlaced: false,
    subtotal: { amount: '57.00', convertedAmount: '57.00' },
    businessInfo: { currencyCode: 'EUR' },
  })
  const [first, second] = added.cart.lineItems
  expect(first).toMatchObject({
    quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2, availableQuantity: 50, fixedQuantity: false },
    pricing: { unitPrice: { amount: '19.00' }, totalPrice: { amount: '38.00' } },
    source: { catalogReference: { catalogItemId: cup.id }, rootCatalogItemId: cup.id },
    attributes: { itemType: { preset: 'PHYSICAL' }, membersOnly: false },
    status: 'IN_STOCK',
  })
  const more = await mine.updateLineItemsInCurrentCart({
    lineItems: [{ lineItemId: first!.id, quantity: { newQuantity: 3 } }],
  })
  expect(more.cart.lineItems[0]!.quantityInfo.requestedQuantity).toBe(3)
  const less = await mine.removeLineItemsFromCurrentCart([second!.id])
  expect([less.cart.lineItems.length, less.cart.revision]).toEqual([1, '3'])
  expect((await mine.refreshCurrentCart()).cart.lineItems).toHaveLength(1)
  await mine.deleteCurrentCart()
  await expect(mine.getCurrentCart()).rejects.toMatchObject(refused('CURRENT_CART_NOT_FOUND'))
})

test('carts of both generations and the checkout are one', async () => {
  const mine = openBuyer()
  const product = await goods()
  const { cart: first } = await mine.currentCart.addToCurrentCart({ lineItems: [itemOf(product)] })
  const { cart: second } = await mine.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [itemOf(product)] })
  expect(second.id).toBe(first.id)
  expect(await mine.checkout.getCheckout(second.id)).toMatchObject({ id: first.id, lineItems: [{ quantity: 2 }] })
  await mine.checkout.updateCheckout(second.id, { buyerInfo: { email: 'ada@example.com' } })
  expect(await mine.cartV2.getCart(second.id)).toMatchObject({
    customerInfo: { email: 'ada@example.com' },
    revision: '3',
  })
  const { checkoutId } = await mine.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
  expect(checkoutId).toBe(first.id)
})

test('a new current cart sets the earlier one aside', async () => {
  const { currentCartV2: mine, cartV2: byId } = openBuyer()
  const product = await goods()
  const before = await mine.createCurrentCart({ catalogItems: [itemOf(product)] })
  const after = await mine.createCurrentCart({ cart: { note: 'Second' } })
  expect((await mine.getCurrentCart()).cart).toMatchObject({ id: after.cart.id, note: 'Second', lineItems: [] })
  expect(await byId.getCart(before.cart.id!)).toMatchObject({ currentCart: false, lineItems: [{}] })
})

test('creates a cart with items, buyer, coupon, gift card and delivery at once', async () => {
  const { cartV2: carts } = openBuyer()
  const { code } = await owner.giftCards.createGiftCard({ initialValue: { amount: '20' } })
  const created = await carts.createCart({
    cart: { customerInfo: { email: 'ada@example.com', firstName: 'Ada' }, deliveryInfo: { address } },
    catalogItems: [itemOf(await goods(), 2)],
    coupons: [{ code: 'welcome10' }],
    giftCards: [{ code, redeemAmount: { amount: '5.00' } }],
    deliveryMethod: { code: delivery },
  })
  expect(created).toMatchObject({
    currentCart: false,
    coupons: [{ code: 'WELCOME10' }],
    customerInfo: { email: 'ada@example.com', firstName: 'Ada' },
    deliveryInfo: { address: { country: 'DE' }, method: { code: delivery, pickup: false } },
    paymentInfo: { giftCards: [{ requestedRedeemAmount: { amount: '5.00' } }] },
  })
  const { summary } = await carts.calculateCart(created.id!)
  const { priceSummary, paymentSummary } = summary
  expect(priceSummary).toMatchObject({
    subtotal: { amount: '38.00' },
    discount: { amount: '3.80' },
    delivery: { amount: '4.90' },
    total: { amount: '39.10' },
  })
  expect(paymentSummary).toMatchObject({
    giftCards: [{ giftCardId: created.paymentInfo!.giftCards[0]!.id, redeemAmount: { amount: '5.00' } }],
    totalAfterGiftCards: { amount: '34.10' },
    payNow: { amount: '34.10' },
  })
  expect(summary.discounts).toMatchObject([
    { source: { sourceType: 'COUPON', couponCode: 'WELCOME10' }, scope: 'CART_SUBTOTAL', total: { amount: '3.80' } },
  ])
  expect(summary.priceVerificationToken).toMatch(/^[\w-]{22}$/)
})

test('sets fields, keeps those left out, and clears those that are null', async () => {
  const { cartV2: carts } = openBuyer()
  const { id } = await carts.createCart({ catalogItems: [itemOf(await goods())] })
  const full = await carts.updateCart(id, {
    note: 'Ring twice',
    customerInfo: { email: 'ada@example.com', firstName: 'Ada', company: 'Engines' },
    deliveryInfo: { address },
    paymentInfo: { billingAddress: address, billingContact: { firstName: 'Ada' } },
    customFields: [{ title: 'Engraving', value: 'For Ada' }],
    marketingConsent: { email: true, sms: true },
  })
  expect(full).toMatchObject({ note: 'Ring twice', paymentInfo: { billingContact: { firstName: 'Ada' } } })
  const kept = await carts.updateCart(id, { customerInfo: { lastName: 'Lovelace' }, marketingConsent: { sms: false } })
  expect(kept).toMatchObject({
    customFields: [{ title: 'Engraving', value: 'For Ada' }],
    marketingConsent: { email: true, sms: false },
  })
  expect(kept.customerInfo).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', company: 'Engines' })
  const cleared = await carts.updateCart(id, {
    note: null,
    customerInfo: { company: null },
    deliveryInfo: { address: null },
    paymentInfo: null,
    customFields: [],
    marketingConsent: null,
  })
  for (const name of ['note', 'marketingConsent']) expect(cleared).not.toHaveProperty(name)
  expect(cleared.customFields).toEqual([])
  expect(cleared.customerInfo).not.toHaveProperty('company')
  expect(cleared.customerInfo).toMatchObject({ email: 'ada@example.com', firstName: 'Ada' })
  expect([cleared.deliveryInfo?.address, cleared.paymentInfo?.billingAddress]).toEqual([undefined, undefined])
})

test('only an elevated caller sets the tax exemption, the channel of a marketplace and prices', async () => {
  const mine = openBuyer().cartV2
  const items = [itemOf(await goods())]
  const { id } = await mine.createCart({ catalogItems: items })
  const taxInfo = { taxExemptGroupId: randomUUID() }
  await expect(mine.updateCart(id, { taxInfo })).rejects.toMatchObject({
    violations: [{ field: 'cart.taxInfo.taxExemptGroupId', violatedRule: 'FIELD_NOT_ALLOWED' }],
  })
  await expect(mine.updateCart(id, { source: { channelType: 'EBAY' } })).rejects.toMatchObject({
    violations: [{ field: 'cart.source.channelType' }],
  })
  const catalogOverrideFields = { name: { original: 'Own name' }, salePrice: '5.00' }
  await expect(
    mine.addLineItems(id, { catalogItems: [{ ...items[0]!, catalogOverrideFields }] }),
  ).rejects.toMatchObject({ violations: [{ field: 'options.catalogItems[0].catalogOverrideFields' }] })
  const { cart: changed } = await owner.cartV2.addLineItems(id, {
    catalogItems: [{ ...items[0]!, catalogOverrideFields }],
  })
  expect(changed.lineItems[0]).toMatchObject({
    name: { original: 'Own name' },
    pricing: { unitPrice: { amount: '5.00' } },
    source: { catalogOverrideFields: { name: { original: 'Own name' }, salePrice: '5.00' } },
  })
  expect(await owner.cartV2.updateCart(id, { taxInfo, source: { channelType: 'EBAY' } })).toMatchObject({ taxInfo })
})

test('adds custom items with every field, and refuses buyers and missing fields by name', async () => {
  const custom = {
    name: { original: 'Tuning' },
    quantityInfo: { requestedQuantity: 2, availableQuantity: 5, fixedQuantity: true },
    pricing: { price: { amount: '30.00' }, fullPrice: { amount: '40.00' }, priceDescription: { original: 'per hour' } },
    attributes: { itemType: { preset: 'SERVICE' as const }, physicalProperties: { sku: 'T-1' }, membersOnly: true },
    source: { rootCatalogItemId: 'tuning' },
    modifierGroups: [
      { id: 'g', name: { original: 'Extras' }, modifiers: [{ id: 'm', label: { original: 'Oil' }, price: '2.50' }] },
    ],
  }
  const created = await owner.cartV2.createCart({ customItems: [custom] })
  expect(created.lineItems).toMatchObject([
    {
      name: { original: 'Tuning' },
      customLineItem: true,
      quantityInfo: { requestedQuantity: 2, availableQuantity: 5, fixedQuantity: true },
      pricing: {
        unitPrice: { amount: '32.50' },
        totalPrice: { amount: '65.00' },
        breakdown: { fullPrice: { amount: '42.50' }, totalModifiersPrice: { amount: '2.50' } },
        priceDescription: { original: 'per hour' },
      },
      attributes: { itemType: { preset: 'SERVICE' }, physicalProperties: { sku: 'T-1' }, membersOnly: true },
      modifierGroups: [{ id: 'g', modifiers: [{ id: 'm', price: { amount: '2.50' } }] }],
    },
  ])
  await expect(owner.cartV2.createCart({ customItems: [{ ...custom, pricing: {} }] })).rejects.toMatchObject({
    violations: [{ field: 'options.customItems[0].pricing.price.amount' }],
  })
  await expect(openBuyer().cartV2.createCart({ customItems: [custom] })).rejects.toMatchObject({
    violations: [{ field: 'options.customItems' }],
  })
  const twice = { ...custom, modifierGroups: [...custom.modifierGroups, ...custom.modifierGroups] }
  await expect(owner.cartV2.addLineItems(created.id!, { customItems: [twice] })).rejects.toMatchObject(
    refused('DUPLICATE_MODIFIER_GROUP_IDS'),
  )
})

test('refuses items and updates that are not possible, with their data', async () => {
  const mine = openBuyer().cartV2
  const [product, rare] = [await goods(), await goods({ stock: 1 })]
  const { id, lineItems } = await mine.createCart({ catalogItems: [itemOf(product)] })
  await expect(mine.addLineItems(id, {})).rejects.toMatchObject(refused('NO_LINE_ITEMS_TO_ADD'))
  const missing = { ...itemOf(product), catalogReference: { ...referenceTo(product), catalogItemId: randomUUID() } }
  await expect(mine.addLineItems(id, { catalogItems: [missing] })).rejects.toMatchObject({
    code: 'ITEM_NOT_FOUND_IN_CATALOG',
    data: { invalidItems: [{ catalogReference: { catalogItemId: missing.catalogReference.catalogItemId } }] },
  })
  await expect(mine.addLineItems(id, { catalogItems: [itemOf(rare, 2)] })).rejects.toMatchObject({
    code: 'INSUFFICIENT_INVENTORY',
    data: { invalidItems: [{ id: { catalogReference: { catalogItemId: rare.id } }, availableQuantity: 1 }] },
  })
  const lineItemId = lineItems[0]!.id
  const quantity = { newQuantity: 2 }
  const update = (...updates: Parameters<typeof mine.updateLineItems>[1]['lineItems'][number][]) =>
    mine.updateLineItems(id, { lineItems: updates })
  await expect(update({ lineItemId, quantity }, { lineItemId, quantity })).rejects.toMatchObject({
    code: 'DUPLICATE_LINE_ITEM_UPDATES',
    data: { duplicateLineItemIds: [lineItemId] },
  })
  await expect(update({ lineItemId })).rejects.toMatchObject({
    code: 'EMPTY_LINE_ITEM_UPDATES',
    data: { lineItemIds: [lineItemId] },
  })
  const unknown = randomUUID()
  await expect(update({ lineItemId: unknown, quantity })).rejects.toMatchObject({
    code: 'LINE_ITEM_NOT_FOUND_IN_CART',
    data: { lineItemIds: [unknown] },
  })
  await expect(mine.removeLineItems(id, [unknown])).rejects.toMatchObject(refused('LINE_ITEM_NOT_FOUND_IN_CART', 404))
})

test('applies one coupon, and tells why another does not apply', async () => {
  const mine = openBuyer().cartV2
  const { id } = await mine.createCart({ catalogItems: [itemOf(await goods())] })
  await expect(mine.addCoupon(id, { code: 'nothing' })).rejects.toMatchObject({
    code: 'INVALID_COUPON_CODE',
    data: { couponCode: 'nothing' },
  })
  const { db, siteId } = { db: shop.context.db, siteId: shop.siteId }
  await addTestCoupon(db, siteId, { id: randomUUID(), code: 'BIG', minimumSubtotal: 100_000 })
  await expect(mine.addCoupon(id, { code: 'BIG' })).rejects.toMatchObject({
    code: 'INVALID_COUPON_STATUS',
    data: {
      reason: 'MIN_SUBTOTAL_NOT_REACHED',
      minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '1000.00' } },
    },
  })
  const { cart: reduced } = await mine.addCoupon(id, { code: 'welcome10' })
  await expect(mine.addCoupon(id, { code: 'WELCOME10' })).rejects.toMatchObject(refused('COUPON_ALREADY_EXISTS', 409))
  await addTestCoupon(db, siteId, { id: randomUUID(), code: 'OTHER' })
  await expect(mine.addCoupon(id, { code: 'OTHER' })).rejects.toMatchObject(refused('MAX_COUPONS_PER_CART_EXCEEDED'))
  await expect(mine.addCoupon(id, { code: 'BIG' })).rejects.toMatchObject(refused('INVALID_COUPON_STATUS'))
  await expect(mine.removeCoupon(id, randomUUID())).rejects.toMatchObject(refused('COUPON_NOT_FOUND_IN_CART', 404))
  expect((await mine.removeCoupon(id, reduced.coupons[0]!.id)).cart.coupons).toEqual([])
})

test('takes one gift card, and tells why another cannot be redeemed', async () => {
  const mine = openBuyer().cartV2
  const { id } = await mine.createCart({ catalogItems: [itemOf(await goods())] })
  const { code, giftCard } = await owner.giftCards.createGiftCard({ initialValue: { amount: '5' } })
  await expect(mine.addGiftCard(id, { code: 'ABCDEFGH2345' })).rejects.toMatchObject({
    code: 'INVALID_GIFT_CARD_CODE',
    data: { giftCardCode: 'ABCDEFGH2345' },
  })
  const { cart: paid } = await mine.addGiftCard(id, { code })
  expect(paid.paymentInfo!.giftCards).toMatchObject([{ id: giftCard!.id }])
  await expect(mine.addGiftCard(id, { code })).rejects.toMatchObject(refused('GIFT_CARD_ALREADY_EXISTS', 409))
  const other = await owner.giftCards.createGiftCard({ initialValue: { amount: '5' } })
  await expect(mine.addGiftCard(id, { code: other.code })).rejects.toMatchObject(
    refused('MAX_GIFT_CARDS_PER_CART_EXCEEDED'),
  )
  await expect(mine.removeGiftCard(id, other.giftCard!.id!)).rejects.toMatchObject(
    refused('GIFT_CARD_NOT_FOUND_IN_CART', 404),
  )
  expect((await mine.removeGiftCard(id, giftCard!.id!)).cart.paymentInfo!.giftCards).toEqual([])
  await owner.giftCards.disableGiftCard(other.giftCard!.id!)
  await expect(mine.addGiftCard(id, { code: other.code })).rejects.toMatchObject({
    code: 'INVALID_GIFT_CARD_STATUS',
    data: { reason: 'DISABLED', giftCardCode: other.code },
  })
})

test('selects a delivery method that is offered', async () => {
  const { cartV2: mine, checkout: checkouts } = openBuyer()
  const { id } = await mine.createCart({ catalogItems: [itemOf(await goods())] })
  const select = (code: string, appId?: string) => mine.setDeliveryMethod(id, { code, ...(appId && { appId }) })
  await expect(select(delivery)).rejects.toMatchObject(refused('DELIVERY_METHOD_MISSING_ADDRESS'))
  await mine.updateCart(id, { deliveryInfo: { address } })
  await expect(select('pigeon')).rejects.toMatchObject({ code: 'DELIVERY_METHOD_NOT_FOUND', data: { code: 'pigeon' } })
  await expect(select(delivery, randomUUID())).rejects.toMatchObject(refused('DELIVERY_METHOD_NOT_FOUND', 404))
  const option = async () => (await checkouts.getCheckout(id!)).shippingInfo?.selectedCarrierServiceOption
  // The first generation shows a default, which the buyer has not selected.
  expect(await option()).toMatchObject({ code: delivery, requestedShippingOption: false })
  const { cart: chosen } = await select(delivery)
  expect(await option()).toMatchObject({ code: delivery, requestedShippingOption: true })
  expect(chosen.deliveryInfo!.method).toMatchObject({ code: delivery, title: { original: expect.any(String) } })
  expect((await mine.removeDeliveryMethod(id)).cart.deliveryInfo).not.toHaveProperty('method')
  const empty = await mine.createCart({ cart: { deliveryInfo: { address } } })
  await expect(mine.setDeliveryMethod(empty.id!, { code: delivery })).rejects.toMatchObject(
    refused('DELIVERY_METHOD_MISSING_LINE_ITEMS'),
  )
})

test('estimates what is asked for, and calculates everything with its problems', async () => {
  const mine = openBuyer().cartV2
  const { id } = await mine.createCart({ catalogItems: [itemOf(await goods())] })
  const bare = await mine.estimateCart(id)
  expect(bare.summary).toMatchObject({ priceSummary: { total: { amount: '19.00' } }, violations: [] })
  expect(bare.summary).not.toHaveProperty('priceVerificationToken')
  const all = await mine.estimateCart(id, { validationConfig: 'CHECKOUT_VALIDATIONS', calculateDelivery: true })
  const { summary } = await mine.calculateCart(id)
  expect(all.summary.violations).toEqual(summary.violations)
  expect(summary.violations.filter(({ scope }) => scope === 'DELIVERY')).toMatchObject([
    { code: 'MISSING_DELIVERY_ADDRESS', severity: 'ERROR' },
    { code: 'MISSING_DELIVERY_METHOD', severity: 'ERROR' },
  ])
  const missing = summary.violations.flatMap(({ code, description }) => (code === 'GENERAL_CODE' ? [description] : []))
  expect(missing).toContain('Missing: customerInfo.email.')
  expect(missing).toContain('Missing: deliveryInfo.address.city.')
  await mine.updateCart(id, { deliveryInfo: { address } })
  const undelivered = await mine.estimateCart(id, { validationConfig: 'CHECKOUT_VALIDATIONS' })
  expect(undelivered.summary.violations.filter(({ scope }) => scope === 'DELIVERY')).toMatchObject([
    { code: 'MISSING_DELIVERY_METHOD' },
  ])
  const delivered = await mine.estimateCart(id, { calculateDelivery: true })
  expect(delivered.summary).toMatchObject({
    deliverySummary: { method: { code: delivery }, price: { amount: '4.90' } },
    priceSummary: { total: { amount: '23.90' } },
  })
  const elsewhere = await mine.estimateCart(id, { calculateDelivery: true, deliveryAddress: { country: 'AT' } })
  expect(elsewhere.summary).not.toHaveProperty('deliverySummary')
  expect((await mine.getCart(id)).deliveryInfo.address).toMatchObject({ country: 'DE' })
})

test('lists the discounts of a cart, on items and on the whole, and those within reach', async () => {
  const own = await openShop()
  const create = (discountRule: object) =>
    own.send('POST /ecom/v1/discount-rules', { token: own.apiKey, body: { discountRule } })
  const product = await addProduct(own.context.db, own.siteId, { price: 2000 })
  const scope = {
    id: 'products',
    type: 'CATALOG_ITEM',
    catalogItemFilter: { catalogAppId: referenceTo(product).appId, catalogItemIds: [product.id] },
  }
  await create({
    name: 'Ten off mugs',
    active: true,
    discounts: {
      values: [
        {
          targetType: 'SPECIFIC_ITEMS',
          specificItemsInfo: { scopes: [scope] },
          discountType: 'PERCENTAGE',
          percentage: 10,
        },
      ],
    },
  })
  const { cartV2: mine } = createClient({
    auth: OAuthStrategy({ clientId: own.clientId }),
    host: own.url,
    modules,
  })
  const reduced = await mine.createCart({ catalogItems: [itemOf(product, 2)] })
  expect(reduced).toMatchObject({
    subtotal: { amount: '36.00' },
    discounts: [{ name: { original: 'Ten off mugs' }, scope: 'LINE_ITEM', total: { amount: '4.00' } }],
    lineItems: [
      {
        pricing: {
          unitPrice: { amount: '18.00' },
          totalPrice: { amount: '36.00' },
          breakdown: { salePrice: { amount: '20.00' } },
        },
        discounts: [
          {
            name: { original: 'Ten off mugs' },
            amountOff: { amount: '4.00' },
            source: { sourceType: 'AUTOMATIC_RULE' },
          },
        ],
      },
    ],
  })
  const { summary } = await mine.calculateCart(reduced.id)
  expect(summary).toMatchObject({
    discounts: [{ scope: 'LINE_ITEM', lineItemDiscounts: [{ amountOff: { amount: '4.00' } }] }],
    priceSummary: { subtotal: { amount: '36.00' }, discount: { amount: '0.00' }, total: { amount: '36.00' } },
  })
  await own.close()
})

test('tells that items went out of stock or out of the catalog', async () => {
  const mine = openBuyer().cartV2
  const [rare, deleted] = [await goods({ stock: 3 }), await goods()]
  const { id } = await mine.createCart({ catalogItems: [itemOf(rare, 3), itemOf(deleted)] })
  const { db } = shop.context
  await db.updateTable('inventory_item').set({ quantity: 1 }).where('product_id', '=', rare.id).execute()
  await shop.send(`DELETE /stores/v1/products/${deleted.id}`, { token: shop.apiKey })
  const { cart: now, summary } = await mine.calculateCart(id)
  expect(now.lineItems).toMatchObject([
    {
      status: 'PARTIALLY_IN_STOCK',
      quantityInfo: { confirmedQuantity: 1, requestedQuantity: 3, availableQuantity: 1 },
    },
    { status: 'REMOVED_FROM_CATALOG' },
  ])
  expect(summary.violations).toContainEqual(
    expect.objectContaining({
      code: 'LINE_ITEMS_OUT_OF_STOCK',
      severity: 'ERROR',
      lineItemsOutOfStockData: { lineItemIds: now.lineItems.map((line) => line.id), allLineItemsOutOfStock: false },
    }),
  )
})

test('tells that a coupon, a gift card or a delivery method no longer applies', async () => {
  const { db } = shop.context
  const { cartV2: mine } = openBuyer()
  const sent = { cart: { customerInfo: { email: buyer.email }, deliveryInfo: { address } } }
  const { id, lineItems } = await mine.createCart({ ...sent, catalogItems: [itemOf(await goods(), 2)] })
  const violationsOf = async (scope: string) =>
    (await mine.calculateCart(id)).summary.violations.filter((violation) => violation.scope === scope)

  await addTestCoupon(db, shop.siteId, { code: 'ABOVE30', minimumSubtotal: 3000 })
  await mine.addCoupon(id, { code: 'ABOVE30' })
  expect(await violationsOf('DISCOUNT')).toEqual([])
  await mine.updateLineItems(id, { lineItems: [{ lineItemId: lineItems[0]!.id, quantity: { newQuantity: 1 } }] })
  expect(await violationsOf('DISCOUNT')).toMatchObject([
    {
      code: 'INVALID_COUPON_STATUS',
      severity: 'ERROR',
      invalidCouponStatusData: { couponCode: 'ABOVE30', reason: 'MIN_SUBTOTAL_NOT_REACHED' },
    },
  ])
  await db.deleteFrom('coupon').where('site_id', '=', shop.siteId).where('code', '=', 'ABOVE30').execute()
  expect(await violationsOf('DISCOUNT')).toMatchObject([
    { code: 'INVALID_COUPON_CODE', severity: 'WARNING', invalidCouponCodeData: { couponCode: 'ABOVE30' } },
  ])

  const { code, giftCard } = await owner.giftCards.createGiftCard({ initialValue: { amount: '5' } })
  await mine.addGiftCard(id, { code })
  await owner.giftCards.disableGiftCard(giftCard!.id!)
  expect(await violationsOf('GIFT_CARD')).toMatchObject([
    { code: 'INVALID_GIFT_CARD_STATUS', invalidGiftCardStatusData: { giftCardId: giftCard!.id } },
  ])

  const rate = await addDelivery(db, shop.siteId)
  await mine.setDeliveryMethod(id, { code: rate })
  expect(await violationsOf('DELIVERY')).toEqual([])
  await shop.send(`DELETE /ecom/v1/shipping-options/${rate}`, { token: shop.apiKey })
  expect(await violationsOf('DELIVERY')).toMatchObject([{ code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' }])
  await mine.updateCart(id, { deliveryInfo: { address: { country: 'NZ', city: 'Napier', postalCode: '4110' } } })
  expect(await violationsOf('DELIVERY')).toMatchObject([{ code: 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS' }])
})

test('carts of others are not found', async () => {
  const { cartV2: mine } = openBuyer()
  const { id } = await mine.createCart({ catalogItems: [itemOf(await goods())] })
  const { cartV2: stranger } = openBuyer()
  for (const call of [
    () => stranger.getCart(id),
    () => stranger.updateCart(id, { note: 'Mine' }),
    () => stranger.calculateCart(id),
    () => stranger.placeOrder(id),
    () => stranger.getCheckoutUrl(id),
    () => stranger.deleteCart(id),
  ])
    await expect(call()).rejects.toMatchObject(refused('CART_NOT_FOUND', 404))
})

test('returns the URL of the own checkout page, or of the hosted one in another currency', async () => {
  const { cartV2: mine } = openBuyer()
  const { id } = await mine.createCart({ catalogItems: [itemOf(await goods())] })
  expect((await mine.getCheckoutUrl(id)).checkoutUrl).toContain('/hosted/checkout?token=')
  await expect(mine.getCheckoutUrl(id, { currencyCode: 'XXX' })).rejects.toMatchObject({
    violations: [{ field: 'options.currencyCode' }],
  })
  const customCheckoutUrl = 'http://localhost:3000/pay?id={checkout_id}'
  await owner.cartV2.updateCart(id, { customCheckoutUrl })
  expect((await mine.getCheckoutUrl(id)).checkoutUrl).toBe(`http://localhost:3000/pay?id=${id}`)
})

test('suggests products of the same collections that are not in the cart', async () => {
  const [cup, bowl] = [await goods(), await goods()]
  const collection = await shop.send('POST /stores/v1/collections', {
    token: shop.apiKey,
    body: { collection: { name: 'Tableware' } },
  })
  await shop.send(`POST /stores/v1/collections/${collection.body.collection.id}/productIds`, {
    token: shop.apiKey,
    body: { productIds: [cup.id, bowl.id] },
  })
  const { cartV2: mine } = openBuyer()
  const { id } = await mine.createCart({ catalogItems: [itemOf(cup)] })
  const { itemsUpsells } = await mine.getUpsellOptions(id)
  expect(itemsUpsells).toMatchObject([{ upsells: [{ id: bowl.id, priceDetails: { price: '19' } }] }])
})
