import type { Store } from './store.ts'

/** Makes the store issue invoices automatically. */
export const invoiceEveryOrder = async ({ url, apiKey }: Store): Promise<void> => {
  const response = await fetch(`${url}/ecom/v1/orders-settings`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: apiKey },
    body: JSON.stringify({ ordersSettings: { createInvoice: true } }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Lists the invoices that are still to be issued. */
export const listInvoiceJobs = ({ db }: Store) =>
  db.selectFrom('job').select('key').where('kind', '=', 'invoice').execute()

/** Lists errors of the invoices: gaps and repetitions in their numbers, and orders with two. */
export const listWrongInvoices = async ({ db }: Store): Promise<string[]> => {
  const rows = await db.selectFrom('invoice').select(['order_id', 'kind', 'series', 'number']).execute()
  const invoices = rows.filter(({ kind }) => kind === 'INVOICE')
  if (invoices.length === 0) return ['there are no invoices']
  const numbers = rows.filter(({ series }) => series === 'INVOICE').map(({ number }) => Number(number))
  const isGapless = numbers.toSorted((one, other) => one - other).every((number, index) => number === index + 1)
  const orders = invoices.map(({ order_id }) => order_id)
  const repeated = orders.filter((id, index) => orders.indexOf(id) !== index)
  return [...(isGapless ? [] : [`numbers: ${numbers.join(', ')}`]), ...repeated.map((id) => `two invoices of ${id}`)]
}
