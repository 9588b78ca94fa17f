import { subdivisionsOf } from '@vitrine/domain/address/countries.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { createOwner } from '@vitrine/server/people/owner/owner-create.ts'
import { createAuthenticator } from '@vitrine/server/people/owner/passkeys/testing-authenticator.ts'
import { abandonCheckout } from '@vitrine/server/purchase/abandoned-checkout/testing.ts'
import { serverBeside } from '@vitrine/server/purchase/purchase/testing.ts'
import { signQuestion } from '@vitrine/server/people/oauth/authorize/question.ts'
import { registerApp } from '@vitrine/server/ground/event/apps.ts'
import { insertMember } from '@vitrine/server/people/member/store.ts'
import { hashPassword } from '@vitrine/server/people/password/passwords.ts'
import { once } from '@vitrine/server/ground/base/once.ts'
import { addVerifiedDomain } from '@vitrine/server/store/domain/testing.ts'
import { failJob } from '@vitrine/server/testing/fail-job.ts'
import { currentTotp } from '@vitrine/server/people/factor/testing-totp.ts'
import type { Shop } from '../../test/shop.ts'
import type { StripeDouble } from '../../test/stripe-double/double.ts'
import * as vitrine from './src/index.ts'
import * as modules from './src/modules.ts'

const card = { expiryMonth: 12, expiryYear: 2040, securityCode: '123' }

/** A region can have one tax region, so each example uses another state. */
const statesLeft = [...subdivisionsOf('US')]

const password = 'a quiet lighthouse'
let hashed: Promise<string> | undefined
/** Hashing is slow, so all members share a password. */
const passwordHash = (): Promise<string> => (hashed ??= hashPassword(password))

const createOwnerClient = ({ url: host, apiKey }: Shop) =>
  vitrine.createClient({ host, auth: vitrine.ApiKeyStrategy({ apiKey }), modules })
const ownerClients = new WeakMap<Shop, ReturnType<typeof createOwnerClient>>()
/** The owner's client has no state, so all examples share one. */
const ownerClientOf = (shop: Shop) => {
  const client = ownerClients.get(shop) ?? createOwnerClient(shop)
  ownerClients.set(shop, client)
  return client
}

/**
 * Values that examples may use without defining them. Each is created when an example needs it, anew for each example.
 */
export const setting = (shop: Shop, stripe: Pick<StripeDouble, 'publishableKey' | 'secretKey'>) => {
  const { apiKey, clientId, siteId, url: host } = shop
  const newEmail = () => `${randomUUID().slice(0, 13)}@people.test`
  const owner = ownerClientOf(shop)
  const visit = () => vitrine.createClient({ host, auth: vitrine.OAuthStrategy({ clientId }), modules })
  /** Binding all modules takes as long as many an example, so it waits for one that needs it. */
  const visitor = once(visit)

  const emailsTo = async (email: string): Promise<string> => {
    const { body } = await shop.send(`GET /dev/mail.json?to=${encodeURIComponent(email)}`)
    return String(body.messages[0].text)
  }
  const product = once(async () => {
    const size = (value: string) => ({ value, description: value })
    const productOptions = [{ name: 'Size', optionType: 'drop_down' as const, choices: [size('S'), size('L')] }]
    const about = { name: 'Lamp', priceData: { price: 40 }, brand: 'Hearth', ribbon: 'In season', manageVariants: true }
    return (await owner.products.createProduct({ ...about, productOptions })).product
  })
  const storesLocation = once(async () =>
    owner.storesLocationsV3.createStoresLocation({ name: `Store ${randomUUID()}` }),
  )
  const inventoryItem = once(async () => {
    const { id: productId } = await product()
    const { id: variantId } = (await product()).variants[1] as { id: string }
    const { id: locationId } = (await owner.storesLocationsV3.getDefaultStoresLocation()).storesLocation
    return owner.inventoryItemsV3.createInventoryItem({ productId, variantId, locationId, quantity: 9 })
  })
  const stockTransfer = once(async () => {
    const { productId, variantId, locationId } = await inventoryItem()
    const places = { originLocationId: locationId!, destinationLocationId: (await storesLocation()).id }
    return owner.stockTransfers.createStockTransfer({ ...places, lines: [{ productId, variantId, quantity: 2 }] })
  })
  const shippedTransfer = once(async () => {
    const { id, revision } = await stockTransfer()
    return owner.stockTransfers.shipStockTransfer(id, { revision })
  })
  const brand = once(async () => owner.brandsV3.createBrand({ name: `Kiln ${randomUUID()}` }))
  const subscriptionOption = once(async () =>
    owner.subscriptionOptions.createSubscriptionOption({
      title: 'Monthly',
      subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
    }),
  )
  const catalogImport = once(async () => owner.catalogImportsV3.createCatalogImport({}))
  const ribbon = once(async () => owner.ribbonsV3.createRibbon({ name: `New ${randomUUID().slice(0, 8)}` }))
  const infoSection = once(async () =>
    owner.infoSectionsV3.createInfoSection({ uniqueName: randomUUID(), title: 'Care', plainDescription: 'By hand.' }),
  )
  const customization = once(async () =>
    owner.customizationsV3.createCustomization({
      name: 'Size',
      customizationType: 'PRODUCT_OPTION',
      customizationRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'Small' }, { name: 'Large' }] },
    }),
  )
  const productGroup = once(async () =>
    owner.productGroupsV3.createProductGroup({
      name: 'Shirts',
      groupingCustomizationId: (await customization()).id,
    }),
  )
  const groupable = once(async () => {
    const { id } = await customization()
    const choices = [{ optionChoiceNames: { optionName: 'Size', choiceName: 'Small' } }]
    const shirt = await owner.productsV3.createProduct({
      name: 'Shirt',
      productType: 'PHYSICAL',
      physicalProperties: {},
      options: [{ id, choicesSettings: { choices: [{ name: 'Small', choiceType: 'CHOICE_TEXT' }] } }],
      variantsInfo: { variants: [{ choices, price: { actualPrice: { amount: '30' } } }] },
    })
    return { id: shirt.id! }
  })
  const company = once(() => owner.companies.createCompany({ name: 'Acme' }))
  const category = once(async () => {
    const treeReference = { appNamespace: '@wix/stores' }
    return owner.categories.createCategory({ name: `Lamps ${randomUUID()}` }, { treeReference })
  })
  const promotion = once(async () =>
    owner.promotionsV3.createPromotion({ name: 'Spring', media: { url: 'https://example.com/spring.jpg' } }),
  )
  const catalogReference = once(async () => {
    const book = { name: 'Book', productType: 'digital' as const, priceData: { price: 12 } }
    return { appId: storesAppId, catalogItemId: (await owner.products.createProduct(book)).product.id }
  })
  const soldOut = once(async () => {
    const { product: vase } = await owner.products.createProduct({ name: 'Vase', priceData: { price: 20 } })
    await owner.inventory.updateInventoryVariants(vase.id, { trackQuantity: true, variants: [{ quantity: 0 }] })
    return { appId: storesAppId, catalogItemId: vase.id }
  })
  const collection = once(async () => (await owner.products.createCollection({ name: 'Lamps' })).collection)
  const cart = once(async () => {
    const lineItems = [{ quantity: 1, catalogReference: await catalogReference() }]
    return (await visitor().currentCart.addToCurrentCart({ lineItems })).cart
  })
  const address = { country: 'DE', addressLine: 'Ring 1', city: 'Berlin', postalCode: '10115' }
  const checkout = once(async () => {
    await cart()
    const { checkoutId } = await visitor().currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
    const contactDetails = { firstName: 'Ada', lastName: 'Byron', phone: '+49301234567' }
    const billingInfo = { address, contactDetails }
    return visitor().checkout.updateCheckout(checkoutId, { buyerInfo: { email: newEmail() }, billingInfo })
  })
  const abandoned = once(async () => {
    const { id } = await checkout()
    await visitor().checkout.updateCheckout(id, { marketingConsent: { email: true } })
    return owner.abandonedCheckouts.getAbandonedCheckout(await abandonCheckout(shop, id))
  })
  const pay = async (cardNumber: string) => {
    const { paymentToken } = await visitor().payments.createPaymentToken({ ...card, cardNumber })
    return visitor().checkout.createOrderAndCharge((await checkout()).id, { paymentToken })
  }
  const heldOrder = once(async () => {
    const { paymentToken } = await visitor().payments.createPaymentToken({ ...card, cardNumber: '4242424242424242' })
    const { orderId } = await visitor().checkout.createOrderAndCharge((await checkout()).id, {
      paymentToken,
      delayCapture: true,
    })
    return owner.orders.getOrder(orderId!)
  })
  const order = once(async () => owner.orders.getOrder((await pay('4242424242424242')).orderId!))
  const sent = once(async () => {
    const lineItems = (await order()).lineItems.map(({ id, quantity }) => ({ id, quantity }))
    const made = await owner.orderFulfillments.createFulfillment((await order()).id, { lineItems })
    return made.orderWithFulfillments.fulfillments![0]!
  })
  const sentOrder = once(async () => {
    const price = { amount: '19.00' }
    const mug = { productName: { original: 'Mug' }, quantity: 1, price, itemType: { preset: 'PHYSICAL' as const } }
    const billingInfo = { address: { country: 'DE' } }
    const sold = { lineItems: [mug], priceSummary: { subtotal: price, total: price }, billingInfo }
    const { id } = await owner.orders.createOrder({ ...sold, channelInfo: { type: 'POS' } })
    await owner.orders.markOrderAsPaid(id)
    await owner.orderFulfillments.createFulfillment(id, {})
    return owner.orders.getOrder(id)
  })
  const labelOrder = once(async () => {
    const size = { length: '10', width: '6', height: '4' }
    const packageDetails = { name: 'Small box', dimensions: size }
    const domesticServices = [{ service: 'PRIORITY_MAIL' as const }]
    const settings = { packageType: 'CUSTOM' as const, packageDetails, domesticServices, shipFromAddress: address }
    await owner.shippoConfigurations.createShippoConfiguration(settings)
    const price = { amount: '19.00' }
    const mug = {
      productName: { original: 'Mug' },
      quantity: 1,
      price,
      itemType: { preset: 'PHYSICAL' as const },
      physicalProperties: { weight: 0.5, shippable: true },
    }
    const recipientInfo = { address, contactDetails: { firstName: 'Ada', lastName: 'Byron' } }
    const sold = { lineItems: [mug], priceSummary: { subtotal: price, total: price }, recipientInfo }
    const { id } = await owner.orders.createOrder({ ...sold, channelInfo: { type: 'POS' } })
    return owner.orders.getOrder(id)
  })
  const shippingLabel = once(async () => {
    const { id: quoteId, rates } = await owner.shippingLabels.createLabelQuote((await labelOrder()).id)
    return owner.shippingLabels.buyLabel((await labelOrder()).id, { quoteId, rateId: rates[0]!.id })
  })
  const orderReturn = once(async () => {
    const lineItemId = (await sentOrder()).lineItems[0]!.id
    const items = [{ lineItemId, quantity: 1, reason: 'CHANGED_MIND' as const }]
    return owner.returns.requestReturn((await sentOrder()).id, { items, wish: 'REFUND' })
  })
  const approvedReturn = once(async () => owner.returns.approveReturn((await orderReturn()).id))
  const receivedReturn = once(async () => {
    const { id, items } = await approvedReturn()
    const { lineItemId, quantity } = items[0]!
    return owner.returns.receiveReturn(id, [{ lineItemId, quantity }])
  })
  const dispute = once(async () => {
    const { orderId } = await pay('4000000000000259')
    // Banks take their time: another server runs the jobs a moment later.
    await serverBeside(shop.context, { laterBySeconds: 70 }).carryOut()
    return (await owner.disputes.listDisputes({ orderId: orderId! }))[0]!
  })
  const dueOrder = once(async () => {
    await owner.paymentMethods.updateOfflinePaymentMethod('BANK_TRANSFER', { enabled: true, instructions: 'To us' })
    const { id } = await checkout()
    const { paymentMethods } = await owner.payments.listCheckoutPaymentMethods(id)
    const paymentMethodId = paymentMethods.find(({ type }) => type === 'OFFLINE')!.id
    const { orderId } = await owner.checkout.createOrder(id, { paymentMethodId })
    return owner.orders.getOrder(orderId!)
  })
  const paymentOf = async (id: string) => {
    const { orderTransactions } = await owner.orderTransactions.listTransactionsForSingleOrder(id)
    return orderTransactions.payments![0]!.id!
  }
  const unpaidOrder = once(async () => {
    const { id } = await checkout()
    const { orderId } = await owner.checkout.createOrder(id)
    return owner.orders.getOrder(orderId!)
  })
  const depositOrder = once(async () => {
    const customLineItems = [{ productName: { original: 'Sofa' }, price: { amount: '400.00' } }]
    const draftOrder = { customLineItems, buyerInfo: { email: newEmail() } }
    const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder({ draftOrder })
    const { id } = calculatedDraftOrder.draftOrder
    await owner.draftOrders.setDeposit(id, { depositDetails: { percentage: '30' } })
    return (await owner.draftOrders.createOrderFromDraft(id)).createdOrder
  })
  const member = once(async () => {
    const [id, email] = [randomUUID(), newEmail()]
    const person = { siteId, id, email, emailVerified: true, isVouched: true, contact: {}, profile: {} }
    await insertMember(shop.context.db, { ...person, passwordHash: await passwordHash(), now: new Date() })
    return { id, email, password }
  })
  const pending = once(async () => {
    const email = newEmail()
    const { stateToken = '' } = await visitor().authentication.registerV2({ email }, { password })
    return { email, stateToken }
  })
  const keeper = once(async () => {
    const email = newEmail()
    await createOwner(shop.context.db, { siteId, email, password })
    const { headers } = await shop.send('POST /vitrine/v1/owner/sign-in', { body: { email, password } })
    return { email, password, cookie: headers.get('set-cookie')!.split(';')[0]! }
  })
  /** The client of a person who is signed in to the back office. */
  const desk = once(async () => {
    const { cookie } = await keeper()
    const { access_token: token } = await visitor().backOffice.ownerToken({ headers: { cookie } })
    const auth = { isElevated: true as const, getAuthHeaders: async () => ({ headers: { Authorization: token } }) }
    return vitrine.createClient({ host, auth, modules })
  })
  /** The tokens of a change of the keeper's email address. */
  const emailChange = once(async () => {
    const [{ email, password: current }, { staffAccount }] = [await keeper(), await desk()]
    const { pendingEmail } = await staffAccount.requestMyEmailChange(newEmail(), current)
    const tokenFor = async (address: string) => /email-change#(\S+)/.exec(await emailsTo(address))![1]!
    return { token: await tokenFor(pendingEmail!.email), stopToken: await tokenFor(email) }
  })
  /** A passkey of the person at the desk, in an authenticator that is software. */
  const keeperPasskey = once(async () => {
    const authenticator = createAuthenticator(shop.context.config.publicUrl)
    const { staffPasskeys } = await desk()
    const options = await staffPasskeys.beginMyPasskey({ password: (await keeper()).password })
    const passkey = await staffPasskeys.addMyPasskey(authenticator.create(options))
    return { authenticator, passkey }
  })
  const invited = once(async () => {
    const email = newEmail()
    const { id } = await owner.staff.inviteStaffMember({ email, role: 'manager' })
    return { id, email, token: /join#(\S+)/.exec(await emailsTo(email))![1]! }
  })
  const colleague = once(async () => {
    const { email, token } = await invited()
    await visitor().staff.acceptStaffInvitation({ token, name: 'Grace', password })
    return (await owner.staff.listStaff()).find((person) => person.email === email)!
  })
  const region = once(() =>
    owner.deliveryRegions.createDeliveryRegion({ name: 'Home', destinations: [{ country: 'DE' }] }),
  )
  const otherRegion = once(() =>
    owner.deliveryRegions.createDeliveryRegion({ name: 'Away', destinations: [{ country: 'AT' }] }),
  )

  const shippingOption = once(async () =>
    owner.shippingOptions.createShippingOption({
      title: 'By post',
      rates: [{ amount: '4.90', conditions: [] }],
      deliveryRegionIds: [(await otherRegion()).id],
    }),
  )
  /** The current cart, with an item to deliver to Austria. */
  const physicalCart = once(async () => {
    const { product: vase } = await owner.products.createProduct({ name: 'Vase', priceData: { price: 20 } })
    const catalogItems = [{ quantity: 1, catalogReference: { appId: storesAppId, catalogItemId: vase.id } }]
    const deliveryInfo = { address: { country: 'AT', addressLine: 'Ring 1', city: 'Wien', postalCode: '1010' } }
    return (await visitor().currentCartV2.createCurrentCart({ cart: { deliveryInfo }, catalogItems })).cart
  })

  const tipSettings = once(async () => {
    const { items } = await owner.tipSettings.queryTipSettings().eq('default', true).find()
    if (items[0]) return items[0]
    const presets = [{ value: 10 }, { value: 15 }]
    return (await owner.tipSettings.createDefaultTipSettings({ tipType: 'PERCENTAGE', presets })).tipSettings
  })
  const tippedOrder = async () => {
    const { orderId } = await owner.checkout.createOrder((await checkout()).id)
    await owner.tips.setTipOnOrder({ orderId: orderId!, tip: { amount: '3.00' } })
    return owner.orders.getOrder(orderId!)
  }

  const taxGroup = once(() => owner.taxGroups.createTaxGroup({ name: 'Books' }))
  const taxExemptGroup = once(() => owner.taxExemptGroups.createTaxExemptGroup({ name: 'Resellers' }))
  const taxRegion = once(async () => {
    const subdivision = statesLeft.pop()!
    return owner.taxRegions.createTaxRegion({ country: 'US', subdivision })
  })

  const paymentApp = once(async () => {
    const appId = randomUUID()
    await registerApp(shop.context.db, { siteId, appId, name: 'Pay' })
    const abilities = { capture: 'NONE', void: true, refund: 'NONE', facts: false, statement: false }
    const answer = JSON.stringify({ name: 'Pay', abilities })
    const app = createServer((_request, response) => response.end(answer))
      .listen(0, '127.0.0.1')
      .unref()
    await new Promise((resolve) => app.once('listening', resolve))
    return { appId, baseUrl: `http://127.0.0.1:${(app.address() as { port: number }).port}` }
  })

  const verifiedDomain = once(async () => {
    const name = `${randomUUID()}.example`
    await addVerifiedDomain(shop.context, siteId, name)
    return { name }
  })

  return {
    verifiedDomain,
    stripe: async () => stripe,
    taxGroup,
    taxExemptGroup,
    taxExemptMember: once(async () => {
      const [{ id }, { id: taxExemptGroupId }] = [await member(), await taxExemptGroup()]
      return (await owner.contactTaxDetails.upsertContactTaxDetails({ id, taxExemptGroupId })).contactTaxDetails
    }),
    paymentApp,
    dispute,
    sent,
    sentOrder,
    labelOrder,
    shippingLabel,
    orderReturn,
    approvedReturn,
    receivedReturn,
    heldOrder,
    receipt: once(async () => {
      const { id } = await sentOrder()
      await owner.orders.updateOrder(id!, { buyerInfo: { email: 'ada@example.com' } })
      await owner.orderBilling.generateReceipts(id!, { paymentIds: [await paymentOf(id!)] })
      return (await owner.payments.listReceipts(id!))[0]!
    }),
    paidPaymentId: async () => paymentOf((await order()).id!),
    heldPaymentId: async () => paymentOf((await heldOrder()).id!),
    dueOrder,
    duePaymentId: async () => paymentOf((await dueOrder()).id!),
    servicePlugin: once(async () => {
      const { appId, baseUrl } = await paymentApp()
      return (await owner.servicePlugins.registerServicePlugin(appId, 'PAYMENT_PROVIDER', baseUrl)).servicePlugin
    }),
    taxRegion,
    manualTaxMapping: once(async () => {
      const pair = { taxGroupId: (await taxGroup()).id, taxRegionId: (await taxRegion()).id }
      return owner.manualTaxMappings.createManualTaxMapping({ ...pair, taxRate: '0.19' })
    }),
    discount: once(() =>
      owner.discounts.createDiscount({ name: 'Tenth', active: false, effect: { type: 'PERCENT', percentage: '10' } }),
    ),
    coupon: once(() =>
      owner.coupons.createCoupon({
        code: randomUUID().slice(0, 12),
        name: 'Welcome',
        effect: { type: 'FREE_SHIPPING' },
        usageLimit: 5,
      }),
    ),
    host: async () => host,
    apiKey: async () => apiKey,
    savedReport: once(async () =>
      owner.savedReports.createSavedReport({ name: 'Sales', report: 'SALES', period: 'THIS_MONTH' }),
    ),
    clientId: async () => clientId,
    siteId: async () => siteId,
    owner: async () => owner,
    /** A visitor with an item in the cart. */
    client: async () => {
      await cart()
      return visitor()
    },
    abandoned,
    email: async () => newEmail(),
    address: async () => address,
    product,
    digitalProduct: async () => {
      const book = { name: 'Story', productType: 'digital' as const, priceData: { price: 12 } }
      return (await owner.products.createProduct(book)).product
    },
    secureFile: async () => {
      const headers = { authorization: apiKey, 'content-type': 'text/plain' }
      const upload = { method: 'POST', headers, body: 'Once upon a time' }
      const answer = await fetch(`${host}/vitrine/v1/secure-files?fileName=story.txt`, upload)
      return ((await answer.json()) as { file: { id: string } }).file
    },
    variant: async () => (await product()).variants[0]! as { id: string },
    catalogReference,
    soldOut,
    storesLocation,
    inventoryItem,
    stockTransfer,
    shippedTransfer,
    brand,
    catalogImport,
    subscriptionOption,
    ribbon,
    infoSection,
    customization,
    productGroup,
    groupable,
    category,
    ruledCollection: once(async () => {
      const { collection: one } = await owner.products.createCollection({ name: `Lamps ${randomUUID()}` })
      const conditions = [{ field: 'NAME' as const, operator: 'CONTAINS' as const, value: 'lamp' }]
      await owner.collectionRules.setCollectionRule(one.id, { match: 'ALL', conditions })
      return one
    }),
    promotion,
    waiting: once(async () =>
      owner.backInStockNotifications.createBackInStockNotificationRequest(
        { catalogReference: await soldOut(), email: newEmail() },
        { name: 'Vase', price: '20' },
      ),
    ),
    collection,
    cart,
    lineItem: async () => (await cart()).lineItems[0]!,
    checkout,
    order,
    unpaidOrder,
    depositOrder,
    reducedDraft: once(async () => {
      const customLineItems = [{ productName: { original: 'Engraving' }, price: { amount: '12.00' } }]
      const discounts = [{ discountType: 'GLOBAL' as const, percentage: '10', applyToDraftOrder: true }]
      const additionalFees = [{ name: 'Gift wrap', price: { amount: '3.00' }, applyToDraftOrder: true }]
      const draftOrder = { customLineItems, discounts, additionalFees }
      return (await owner.draftOrders.createDraftOrder({ draftOrder })).calculatedDraftOrder.draftOrder
    }),
    orderEdit: once(async () => {
      const { id: sourceOrderId } = await unpaidOrder()
      const { id } = (await owner.draftOrders.createDraftOrder({ sourceOrderId })).calculatedDraftOrder.draftOrder
      const price = { amount: '2.00' }
      const customLineItems = [{ productName: { original: 'Engraving' }, price }]
      return (await owner.draftOrders.addLineItemsToDraftOrder(id, { customLineItems })).draftOrder
    }),
    draft: once(async () => {
      const customLineItems = [{ productName: { original: 'Engraving' }, price: { amount: '12.00' } }]
      const { calculatedDraftOrder } = await owner.draftOrders.createDraftOrder({ draftOrder: { customLineItems } })
      return calculatedDraftOrder.draftOrder
    }),
    paymentRequest: once(async () => {
      const request = { orderId: (await unpaidOrder()).id, amount: { amount: '5' }, title: 'Deposit' }
      return owner.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: request })
    }),
    paymentResponseToken: async () => (await pay('4000000000003220')).paymentResponseToken!,
    member,
    signedIn: once(async () => {
      const signedIn = visit()
      await signedIn.auth.generateVisitorTokens()
      const tokens = await signedIn.auth.getMemberTokensForExternalLogin((await member()).id, apiKey)
      signedIn.auth.setTokens(tokens)
      return signedIn
    }),
    stateToken: async () => (await pending()).stateToken,
    code: async () => /\b\d{6}\b/.exec(await emailsTo((await pending()).email))![0],
    recoveryToken: async () => {
      const { email } = await member()
      await visitor().recovery.sendRecoveryEmail(email)
      return new URL(/http\S+/.exec(await emailsTo(email))![0]).searchParams.get('token')!
    },
    keeper,
    desk,
    authenticator: async () => (await keeperPasskey()).authenticator,
    passkey: async () => (await keeperPasskey()).passkey,
    ownerRecoveryToken: async () => {
      const { email } = await keeper()
      await visitor().backOffice.sendOwnerRecoveryEmail(email)
      return /recover#(\S+)/.exec(await emailsTo(email))![1]!
    },
    emailChangeToken: async () => (await emailChange()).token,
    emailStopToken: async () => (await emailChange()).stopToken,
    invited,
    colleague,
    currentCode: async () => (secret: string) => currentTotp(secret, shop.context.now()),
    consentRequest: async () => {
      const redirectUri = 'https://forum.example/callback'
      const app = await owner.thirdPartyApps.createThirdPartyApp({ name: 'Forum', redirectUris: [redirectUri] })
      const { id: memberId } = await member()
      const question = { siteId, memberId, clientId: app.clientId, scopes: ['openid'] as const }
      return signQuestion(shop.context, {
        ...question,
        query: new URLSearchParams({ redirect_uri: redirectUri }).toString(),
      })
    },
    appId: once(async () => {
      const appId = randomUUID()
      await registerApp(shop.context.db, { siteId, appId, name: 'Books' })
      return appId
    }),
    template: once(async () => {
      const lineItems = [{ quantity: 1, catalogReference: await catalogReference() }]
      return owner.checkoutTemplates.createCheckoutTemplate({ lineItems }) as Promise<{ id: string }>
    }),
    giftCardCode: async () => (await owner.giftCards.createGiftCard({ initialValue: { amount: '50' } })).code,
    giftCard: once(async () => (await owner.giftCards.createGiftCard({ initialValue: { amount: '50' } })).giftCard),
    review: once(async () => {
      const { id: entityId } = await product()
      const author = { authorName: 'Bo' }
      return visitor().reviews.createReview({ namespace: 'stores', entityId, author, content: { rating: 3 } })
    }),
    region,
    tippedCheckout: once(async () => {
      await tipSettings()
      return checkout()
    }),
    tipSettings,
    otherTipSettings: once(() =>
      owner.tipSettings.createTipSettings({ tipType: 'AMOUNT', presets: [{ value: 1 }], paymentTerminalId: 'till' }),
    ),
    tipStaffMember: once(() => owner.tippableStaff.createTipStaffMember({ name: 'Grace' })),
    otherTipStaffMember: once(() => owner.tippableStaff.createTipStaffMember({ name: 'Tim' })),
    plainOrder: once(async () =>
      owner.orders.getOrder((await owner.checkout.createOrder((await checkout()).id)).orderId!),
    ),
    tippedOrder: once(tippedOrder),
    unpaidTippedOrder: once(tippedOrder),
    failedJob: once(async () => {
      await failJob(shop.context, { siteId, kind: 'invoice', key: randomUUID() })
      return (await owner.failedJobs.listFailedJobs())[0]!
    }),
    feeRule: once(() => owner.feeRules.createFeeRule({ name: 'Handling', amount: '1.50' })),
    priceList: once(() => owner.priceLists.createPriceList({ name: 'Spring' })),
    customer: once(() => owner.customers.createCustomer({ email: `${randomUUID()}@mail.example` })),
    company,
    companyPerson: once(async () => {
      const { id: customerId } = await owner.customers.createCustomer({ email: `${randomUUID()}@mail.example` })
      return owner.companies.addCompanyPerson((await company()).id!, { customerId })
    }),
    customerSegment: once(() =>
      owner.customers.createCustomerSegment({ name: `Segment ${randomUUID()}`, filter: { orderCount: { $gte: 1 } } }),
    ),
    productImport: once(async () => {
      // A store imports one file at a time.
      const [latest] = await owner.productImports.listProductImports()
      if (latest) await owner.productImports.cancelProductImport(latest.id)
      const headers = { authorization: apiKey, 'content-type': 'text/csv' }
      const body = 'Handle,Title,Option1 Value,Variant Price\r\nimported-cup,Cup,,5'
      const response = await fetch(`${host}/vitrine/v1/product-imports?dryRun=true`, { method: 'POST', headers, body })
      return ((await response.json()) as { productImport: vitrine.ProductImport }).productImport
    }),
    productView: once(() => owner.productList.createProductView({ name: `View ${randomUUID()}`, query: '' })),
    memberGroup: once(() => owner.memberGroups.createMemberGroup({ name: `Group ${randomUUID()}` })),
    shippingOption,
    physicalCart,
    deliveryCode: once(async () => {
      await physicalCart()
      return (await shippingOption()).id
    }),
    storesApp: async () => storesAppId,
    storeCarrier: async () => '45c44b27-ca7b-4891-8c0d-1747d588b835',
    pickupLocation: once(async () =>
      owner.pickupLocations.createPickupLocation({ name: 'Our store', deliveryRegionIds: [(await otherRegion()).id] }),
    ),
    localDelivery: once(async () =>
      owner.localDeliveryOptions.createLocalDeliveryOption({
        areaName: 'Around us',
        zipConfig: { zipCodes: ['101*'] },
      }),
    ),
    deliveryProfile: once(async () =>
      owner.deliveryProfile.createDeliveryProfile({
        name: 'Freight',
        deliveryRegions: [{ name: 'Germany', destinations: [{ countryCode: 'DE' }] }],
      }),
    ),
    labels: once(async () =>
      owner.shippoConfigurations.createShippoConfiguration({
        packageType: 'FLAT_RATE_ENVELOPE',
        packageDetails: { maxNumberOfProducts: '3' },
        deliveryRegionIds: [(await otherRegion()).id],
      }),
    ),
  }
}

export type Setting = {
  readonly [Name in keyof ReturnType<typeof setting>]: Awaited<ReturnType<ReturnType<typeof setting>[Name]>>
}
