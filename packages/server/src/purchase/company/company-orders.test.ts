import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheTill, codeOf } from '../../../../../test/buying.ts'
import { addProduct, buyer, referenceTo } from '../../../../../test/goods.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { noteStatements } from '../../../../../test/statements.ts'
import { runJobs } from '../../testing/run-jobs.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
const dayMs = 24 * 60 * 60 * 1000
beforeAll(async () => {
  shop = await openShop({
    hasOwnServer: true,
    taxRatePercent: '19',
    settings: { businessAddress: { country: 'AT', city: 'Wien' }, vatId: 'ATU13585627', timeZone: 'Europe/Vienna' },
  })
  till = await atTheTill(shop)
  // At noon, so that what is due on a day is due when it is checked.
  shop.pass((dayMs - ((shop.context.now().getTime() - dayMs / 2) % dayMs)) / 1000)
})
afterAll(() => shop.close())

const ask = async (route: string, body?: object, token: string = shop.apiKey) =>
  shop.send(route, { token, ...(body && { body }) })
const done = async (route: string, body?: object, token?: string) => {
  const answer = await ask(route, body, token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const today = () => shop.context.now().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.parse(today()) + days * dayMs).toISOString().slice(0, 10)

const wien = { country: 'AT', city: 'Wien', postalCode: '1010', addressLine: 'Graben 1' }
const newCompany = async (more: object = {}) =>
  (await done('POST /vitrine/v1/companies', { company: { name: 'Acme GmbH', ...more } })).company
const companyOf = async (id: string) => {
  await runJobs(shop.context, 'customer-order')
  return (await done(`GET /vitrine/v1/companies/${id}`)).company
}
/** A signed-in person of a company. */
const personOf = async (companyId: string, role = 'BUYER') => {
  const { memberId, email, accessToken: token } = await atTheDoor(shop).signIn()
  await runJobs(shop.context, 'customer-member')
  await done(`POST /vitrine/v1/companies/${companyId}/people`, { customerId: memberId, role })
  return { memberId, email, token }
}
const mug = (more: object = {}) => addProduct(shop.context.db, shop.siteId, { price: 10_000, stock: 50, ...more })
const checkoutFor = async (token: string) => {
  const tried = await till.checkoutOf(await mug(), { token })
  return { tried, checkout: (await till.readCheckout(tried)).body.checkout }
}
const methodsOf = async (tried: { checkoutId: string; token: string }) =>
  (await done(`GET /vitrine/v1/checkouts/${tried.checkoutId}/payment-methods`, undefined, tried.token)).paymentMethods
const byInvoice = (tried: { checkoutId: string; token: string }) =>
  till.orderUnpaid(tried, { paymentMethodId: 'INVOICE' })
const orderByInvoice = async (token: string) => {
  const { tried } = await checkoutFor(token)
  const { status, body } = await byInvoice(tried)
  expect(status, JSON.stringify(body)).toBe(200)
  return till.orderOf(body.orderId as string)
}

test('shows people the prices of their company, until they leave it', async () => {
  const { memberGroup } = await done('POST /vitrine/v1/member-groups', { memberGroup: { name: `B2B ${randomUUID()}` } })
  const list = { name: 'B2B', memberGroupIds: [memberGroup.id], percentage: '-20' }
  const { priceList } = await done('POST /vitrine/v1/price-lists', { priceList: list })
  const company = await newCompany({ memberGroupIds: [memberGroup.id] })
  const { token, memberId } = await personOf(company.id)
  const product = await mug()
  const items = { items: [{ productId: product.id }] }
  const seen = async () => (await done('POST /vitrine/v1/prices', items, token)).prices[0].price
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
  const add = async () =>
    (await done('POST /ecom/v1/carts/current/add-to-cart', { lineItems }, token)).cart.lineItems[0].price.amount
  expect([await seen(), await add()]).toEqual(['80.00', '80.00'])
  await done(`DELETE /vitrine/v1/companies/${company.id}/people/${memberId}`)
  expect([await seen(), await add()]).toEqual(['100.00', '100.00'])
  await done(`DELETE /vitrine/v1/price-lists/${priceList.id}`)
})

test('exempts the orders of a company from tax, until its exemption ends', async () => {
  const { taxExemptGroup } = await done('POST /billing/v1/tax-exempt-groups', {
    taxExemptGroup: { name: 'Resellers' },
  })
  const company = await newCompany({ taxExemptGroupId: taxExemptGroup.id })
  const { token } = await personOf(company.id)
  const { tried, checkout } = await checkoutFor(token)
  expect(checkout.priceSummary).toMatchObject({ subtotal: { amount: '84.03' }, tax: { amount: '0.00' } })
  await done(`DELETE /billing/v1/tax-exempt-groups/${taxExemptGroup.id}`)
  expect((await companyOf(company.id)).taxExemptGroupId).toBeUndefined()
  const taxed = (await till.readCheckout(tried)).body.checkout
  expect(Number(taxed.priceSummary.tax.amount)).toBeGreaterThan(0)
})

test('bills orders to the company, with its tax ID and reverse charge', async () => {
  const company = await newCompany({ taxId: { id: 'DE136695976' }, billingAddress: wien })
  const { token } = await personOf(company.id)
  const { tried, checkout } = await checkoutFor(token)
  expect(checkout).toMatchObject({
    company: { id: company.id, name: 'Acme GmbH', hasBillingAddress: true, hasTaxId: true },
    billingInfo: {
      address: { city: 'Wien', addressLine: 'Graben 1' },
      contactDetails: { firstName: 'Ann', company: 'Acme GmbH', vatId: { id: 'DE136695976' } },
    },
    shippingInfo: { shippingDestination: { address: { city: 'Berlin' }, contactDetails: { company: 'Acme GmbH' } } },
    priceSummary: { tax: { amount: '0.00' } },
    taxSummary: { reverseCharge: { buyerVatId: 'DE136695976', sellerVatId: 'ATU13585627' } },
  })
  const { body } = await till.pay(tried)
  const order = await till.orderOf(body.orderId)
  expect(order).toMatchObject({
    company: { id: company.id, name: 'Acme GmbH', paymentTerms: 'PAY_AT_CHECKOUT' },
    billingInfo: { address: { city: 'Wien' }, contactDetails: { company: 'Acme GmbH', vatId: { id: 'DE136695976' } } },
    recipientInfo: { contactDetails: { company: 'Acme GmbH' } },
    taxInfo: { reverseCharge: { buyerVatId: 'DE136695976' } },
  })
  expect(order.company.dueDate).toBeUndefined()
  // Only consumers can withdraw.
  const { withdrawability } = await done(`GET /vitrine/v1/orders/${order.id}/withdrawability`, undefined, token)
  expect(withdrawability).toMatchObject({ canWithdraw: false, reason: 'NOT_A_CONSUMER' })
  const documents = shop.context.db.selectFrom('invoice').select('body')
  await done('POST /vitrine/v1/invoices', { orderId: order.id })
  const { body: invoice } = await documents.where('order_id', '=', order.id).executeTakeFirstOrThrow()
  expect(invoice.buyer).toMatchObject({ name: 'Acme GmbH', vatId: 'DE136695976', country: 'AT' })
  expect(invoice.shipTo).toMatchObject({ name: 'Acme GmbH' })
  // The order keeps what it had, and the next one has nothing of the company.
  await done(`DELETE /vitrine/v1/companies/${company.id}`)
  const next = await checkoutFor(token)
  expect(next.checkout.company).toBeUndefined()
  expect(next.checkout.billingInfo.contactDetails).toEqual({ firstName: 'Ann', lastName: 'Lee' })
  expect(Number(next.checkout.priceSummary.tax.amount)).toBeGreaterThan(0)
  expect((await till.orderOf(order.id)).company).toEqual(order.company)
})

test('offers payment by invoice only to people of a company with payment terms', async () => {
  const company = await newCompany({ paymentTerms: 'NET_30' })
  const { token } = await personOf(company.id)
  const { tried } = await checkoutFor(token)
  const invoice = { id: 'INVOICE', type: 'OFFLINE', name: 'Invoice', instructions: '', dueDate: inDays(30) }
  expect(await methodsOf(tried)).toContainEqual(invoice)
  const visitor = (await checkoutFor(await shop.visitorToken())).tried
  const consumer = (await checkoutFor((await atTheDoor(shop).signIn()).accessToken)).tried
  for (const other of [visitor, consumer]) {
    expect((await methodsOf(other)).map(({ id }: { id: string }) => id)).not.toContain('INVOICE')
    expect(codeOf(await byInvoice(other))).toBe('PAYMENT_NOT_AVAILABLE')
  }
  await done('PATCH /vitrine/v1/offline-payment-methods/INVOICE', { offlinePaymentMethod: { enabled: false } })
  expect(await methodsOf(tried)).not.toContainEqual(invoice)
  expect(codeOf(await byInvoice(tried))).toBe('PAYMENT_NOT_AVAILABLE')
  const offlinePaymentMethod = { enabled: true, name: 'On account', instructions: 'IBAN AT61 1904' }
  await done('PATCH /vitrine/v1/offline-payment-methods/INVOICE', { offlinePaymentMethod })
  expect(await methodsOf(tried)).toContainEqual({ ...invoice, ...offlinePaymentMethod, enabled: undefined })
  // The terms change while the buyer is at the checkout.
  await done(`PATCH /vitrine/v1/companies/${company.id}`, {
    company: { revision: company.revision, paymentTerms: 'PAY_AT_CHECKOUT' },
  })
  expect(codeOf(await byInvoice(tried))).toBe('PAYMENT_NOT_AVAILABLE')
  await done('PATCH /vitrine/v1/offline-payment-methods/INVOICE', {
    offlinePaymentMethod: { name: 'Invoice', instructions: '' },
  })
})

test('places an order by invoice that is due by the terms, reminds of it and is paid later', async () => {
  const company = await newCompany({ paymentTerms: 'NET_15' })
  const { token } = await personOf(company.id)
  const order = await orderByInvoice(token)
  const dueDate = inDays(15)
  const { total } = order.priceSummary
  expect(order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    company: { id: company.id, paymentTerms: 'NET_15', dueDate },
    remainders: [{ dueDate, amount: total }],
    balanceSummary: { balance: total },
  })
  const remainders = async () => (await done(`GET /vitrine/v1/orders/${order.id}/remainders`)).remainders
  expect(await remainders()).toMatchObject([{ dueDate, balance: total, status: 'UPCOMING', chargesCard: false }])
  const [confirmation] = (await mailsOf(shop, buyer.email)).toReversed()
  expect(confirmation!.text).toContain('Due on')
  expect(confirmation!.text).not.toContain('Due with the order')
  const { invoice } = await done('POST /vitrine/v1/invoices', { orderId: order.id })
  const issued = (await done(`POST /vitrine/v1/invoices/${invoice.id}/issue`)).invoice
  expect(issued.dueDate.slice(0, 10)).toBe(dueDate)
  expect(await companyOf(company.id)).toMatchObject({ orderCount: 1, spent: '0.00', openAmount: total.amount })
  const listed = async (filter: object) =>
    (await done('POST /vitrine/v1/company-orders/query', { query: { filter } })).orders.filter(
      ({ id }: { id: string }) => id === order.id,
    )
  const isOfCompany = { companyId: company.id }
  expect(await listed({ isOpen: true, ...isOfCompany })).toMatchObject([
    {
      number: order.number,
      companyName: 'Acme GmbH',
      buyerName: 'Ann Lee',
      dueDate,
      openAmount: total.amount,
      isOverdue: false,
    },
  ])
  expect(await listed({ dueDate: { $lt: today() }, isOpen: true })).toEqual([])
  for (let day = 0; day < 16; day += 1) {
    shop.pass(dayMs / 1000)
    await runJobs(shop.context, 'remainder')
  }
  expect(await remainders()).toMatchObject([{ status: 'OVERDUE', balance: total }])
  expect(await listed({ dueDate: { $lt: today() }, isOpen: true })).toMatchObject([{ isOverdue: true }])
  const subjects = (await mailsOf(shop, buyer.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.includes(`Payment of your order ${order.number}`))).toHaveLength(2)
  expect((await done('GET /vitrine/v1/remainders/overdue')).remainders).toMatchObject([{ orderId: order.id, dueDate }])
  await done(`POST /ecom/v1/payments-collector/orders/${order.id}/mark-as-paid`, {})
  expect(await remainders()).toMatchObject([{ status: 'PAID' }])
  expect((await till.orderOf(order.id)).paymentStatus).toBe('PAID')
  expect(await companyOf(company.id)).toMatchObject({ orderCount: 1, spent: total.amount, openAmount: '0.00' })
  expect(await listed({ isOpen: true, ...isOfCompany })).toEqual([])
  expect(await listed(isOfCompany)).toMatchObject([{ openAmount: '0.00', isOverdue: false, paymentStatus: 'PAID' }])
})

test('owes nothing for a canceled order, and keeps orders when the company is deleted', async () => {
  const company = await newCompany({ paymentTerms: 'DUE_ON_RECEIPT' })
  const { token } = await personOf(company.id)
  const [canceled, kept] = [await orderByInvoice(token), await orderByInvoice(token)]
  expect(kept.company.dueDate).toBe(today())
  await done(`POST /ecom/v1/orders/${canceled.id}/cancel`, {})
  expect(await companyOf(company.id)).toMatchObject({ orderCount: 1, openAmount: kept.priceSummary.total.amount })
  await done(`DELETE /vitrine/v1/companies/${company.id}`)
  await done(`POST /ecom/v1/payments-collector/orders/${kept.id}/mark-as-paid`, {})
  await runJobs(shop.context, 'customer-order')
  const { orders } = await done('POST /vitrine/v1/company-orders/query', {
    query: { filter: { companyId: company.id } },
  })
  expect(orders.map(({ id, openAmount }: { id: string; openAmount: string }) => [id, openAmount]).toSorted()).toEqual(
    [
      [canceled.id, '0.00'],
      [kept.id, '0.00'],
    ].toSorted(),
  )
})

test('shows people their company, and administrators its people and orders, which they can pay', async () => {
  const company = await newCompany({ paymentTerms: 'NET_7', shippingAddresses: [wien] })
  const [bob, eve] = [await personOf(company.id), await personOf(company.id, 'ADMINISTRATOR')]
  const order = await orderByInvoice(bob.token)
  await runJobs(shop.context, 'customer-order')
  const own = async (token: string) => (await done('GET /vitrine/v1/members/my/company', undefined, token)).company
  const shown = { id: company.id, name: 'Acme GmbH', paymentTerms: 'NET_7', shippingAddresses: [{ city: 'Wien' }] }
  const ofBuyer = await own(bob.token)
  expect(ofBuyer).toMatchObject({ ...shown, role: 'BUYER' })
  expect(ofBuyer).not.toHaveProperty('orders')
  expect(ofBuyer).not.toHaveProperty('people')
  const ofAdministrator = await own(eve.token)
  expect(ofAdministrator).toMatchObject({
    ...shown,
    role: 'ADMINISTRATOR',
    people: [{ role: 'ADMINISTRATOR' }, { role: 'BUYER', email: bob.email }],
    orders: [{ id: order.id, openAmount: order.priceSummary.total.amount, dueDate: inDays(7) }],
  })
  expect(ofAdministrator.orders[0].paymentUrl).toContain('/hosted/pay?token=')
  expect(await own((await atTheDoor(shop).signIn()).accessToken)).toBeUndefined()
  const visitor = await ask('GET /vitrine/v1/members/my/company', undefined, await shop.visitorToken())
  expect(visitor.status).toBe(403)
})

test('applies payment terms, tax ID and reverse charge of the company to the order of a draft', async () => {
  const company = await newCompany({ paymentTerms: 'NET_60', taxId: { id: 'DE136695976' } })
  const { memberId, email } = await personOf(company.id)
  const customLineItems = [{ productName: { original: 'Setup' }, price: { amount: '50.00' }, quantity: 1 }]
  const draftOrder = { buyerInfo: { memberId, email }, recipientInfo: buyer.contact, customLineItems }
  const { calculatedDraftOrder } = await done('POST /ecom/v1/draft-orders', { draftOrder })
  const { id } = calculatedDraftOrder.draftOrder
  const { createdOrder } = await done(`POST /ecom/v1/draft-orders/${id}/create-order`, {})
  const order = await till.orderOf(createdOrder.id)
  expect(order).toMatchObject({
    company: { id: company.id, dueDate: inDays(60) },
    billingInfo: { contactDetails: { company: 'Acme GmbH', vatId: { id: 'DE136695976' } } },
    remainders: [{ dueDate: inDays(60), amount: order.priceSummary.total }],
    priceSummary: { tax: { amount: '0.00' } },
    taxInfo: { reverseCharge: { buyerVatId: 'DE136695976' } },
  })
})

test('places one order if the buyer orders by invoice twice at once', async () => {
  const company = await newCompany({ paymentTerms: 'NET_30' })
  const { token } = await personOf(company.id)
  const { tried } = await checkoutFor(token)
  const answers = await Promise.all([byInvoice(tried), byInvoice(tried), byInvoice(tried)])
  expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
  expect((await companyOf(company.id)).orderCount).toBe(1)
})

describe('a credit limit', () => {
  const limited = async (creditLimit: string) => {
    const company = await newCompany({ paymentTerms: 'NET_30', creditLimit })
    const { token } = await personOf(company.id)
    return { company, token }
  }
  const creditOf = async (id: string) => {
    const { creditLimit, creditUsed, creditLeft } = await companyOf(id)
    return [creditLimit, creditUsed, creditLeft]
  }

  test('refuses an order by invoice that exceeds it, with the amount that is left, until one is paid', async () => {
    const { company, token } = await limited('150')
    const order = await orderByInvoice(token)
    const { total } = order.priceSummary
    const left = (150 - Number(total.amount)).toFixed(2)
    const { tried } = await checkoutFor(token)
    // Not counted yet, and counted.
    for (const count of [async () => undefined, () => companyOf(company.id)]) {
      await count()
      const refused = await byInvoice(tried)
      expect([refused.status, codeOf(refused)]).toEqual([428, 'CREDIT_LIMIT_EXCEEDED'])
      expect(refused.body.details.applicationError.data).toEqual({ left, amount: total.amount, currency: 'EUR' })
    }
    expect(await creditOf(company.id)).toEqual(['150.00', total.amount, left])
    expect(await methodsOf(tried)).toContainEqual(expect.objectContaining({ id: 'INVOICE', creditLeft: left }))
    await done(`POST /ecom/v1/payments-collector/orders/${order.id}/mark-as-paid`, {})
    expect(await creditOf(company.id)).toEqual(['150.00', '0.00', '150.00'])
    expect((await byInvoice(tried)).status).toBe(200)
  })

  test('is never exceeded by concurrent orders of several people', async () => {
    const { company, token } = await limited('350')
    const carts = [(await checkoutFor(token)).tried]
    while (carts.length < 6) carts.push((await checkoutFor((await personOf(company.id)).token)).tried)
    const answers = await Promise.all(carts.map((tried) => byInvoice(tried)))
    const placed = answers.filter(({ status }) => status === 200)
    const total = Number((await till.orderOf(placed[0]!.body.orderId as string)).priceSummary.total.amount)
    expect(placed).toHaveLength(Math.floor(350 / total))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map((answer) => codeOf(answer)))).toEqual(new Set(['CREDIT_LIMIT_EXCEEDED']))
    expect(Number((await companyOf(company.id)).creditUsed)).toBeCloseTo(placed.length * total)
  })

  test('does not apply to other payments, and is removed by an empty text', async () => {
    const { company, token } = await limited('0')
    const { tried } = await checkoutFor(token)
    expect(codeOf(await byInvoice(tried))).toBe('CREDIT_LIMIT_EXCEEDED')
    expect((await till.pay(tried)).status).toBe(200)
    const { revision } = await companyOf(company.id)
    const changed = { revision, creditLimit: '' }
    expect(await done(`PATCH /vitrine/v1/companies/${company.id}`, { company: changed })).not.toHaveProperty(
      'company.creditLimit',
    )
    expect((await byInvoice((await checkoutFor(token)).tried)).status).toBe(200)
  })

  test.each(['-1', '1.234', 'many'])('is refused by its field as %j', async (creditLimit) => {
    const answer = await ask('POST /vitrine/v1/companies', { company: { name: 'Acme', creditLimit } })
    const [violation] = answer.body.details.validationError.fieldViolations
    expect([answer.status, violation.field]).toEqual([400, 'company.creditLimit'])
  })

  test('adds statements to orders by invoice of companies with a limit only', async () => {
    const statementsFor = async (creditLimit?: string) => {
      const company = await newCompany({ paymentTerms: 'NET_30', ...(creditLimit !== undefined && { creditLimit }) })
      const { tried } = await checkoutFor((await personOf(company.id)).token)
      const [answer, statements] = await noteStatements(() => byInvoice(tried))
      expect(answer.status).toBe(200)
      return statements.filter(({ text }) => text.includes('company_credit_hold')).length
    }
    expect([await statementsFor(), await statementsFor('1000')]).toEqual([0, 3])
  })
})
