import type { StoredOrder } from '../order/api.ts'

/** Whether an amount that is due later is that of an order by invoice, and not the rest after a deposit. */
export const isOfInvoice = ({ body: { company } }: Pick<StoredOrder, 'body'>, dueDay: string): boolean =>
  company?.dueDate === dueDay
