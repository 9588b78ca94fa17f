import { customerContact, customerName } from '../customers/customer-name.ts'
import { findCustomers } from '../customers/find-customers.ts'
import { buyerName } from '../orders/buyer-name.ts'
import { findProducts } from '../products/find-products.ts'
import { shop } from '../first-shop.ts'
import { words } from '../words/first.ts'
import type { Command } from './commands.ts'

const { commandMenu: texts } = words
const maxOfKind = 4
/** A single letter matches nearly everything. */
const minLength = 2

const findOrders = async (expression: string): Promise<readonly Command[]> => {
  const { orders } = await shop.orders.searchOrders({ search: { expression }, cursorPaging: { limit: maxOfKind } })
  return orders.map((order) => ({
    to: `/orders/${order.id}`,
    label: texts.order(order.number),
    detail: [buyerName(order), order.priceSummary.total.formattedAmount].filter(Boolean).join(' · '),
    kind: texts.orderKind,
  }))
}

const findProductRecords = async (expression: string): Promise<readonly Command[]> => {
  const { products } = await findProducts(expression, { page: 1, size: maxOfKind })
  return products.map(({ id, name, sku }) => ({
    to: `/products/${id}`,
    label: name,
    kind: texts.productKind,
    ...(sku && { detail: sku }),
  }))
}

const findCustomerRecords = async (expression: string): Promise<readonly Command[]> =>
  (await findCustomers(expression, { limit: maxOfKind })).map((customer) => ({
    to: `/customers/${customer.id}`,
    label: customerName(customer),
    kind: texts.customerKind,
    ...(customerContact(customer) !== '' && { detail: customerContact(customer) }),
  }))

/** Finds orders, products and customers, a few of each. Fails only if all three searches do. */
export const findRecords = async (expression: string): Promise<readonly Command[]> => {
  if (expression.length < minLength) return []
  const found = await Promise.allSettled([
    findOrders(expression),
    findProductRecords(expression),
    findCustomerRecords(expression),
  ])
  const failures = found.filter((one) => one.status === 'rejected')
  if (failures.length === found.length) throw failures[0]!.reason
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}
