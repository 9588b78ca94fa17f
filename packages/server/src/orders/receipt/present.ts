import { linkToken } from '../../ground/token/link-token.ts'
import type { Receipt, ReceiptDocument } from '@vitrine/contract/entities/orders/receipts.ts'
import type { Config } from '../../ground/base/config.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { StoredReceipt } from './store.ts'

/** Formats a receipt number as printed. */
export const displayNumberOf = (number: number): string => String(number).padStart(6, '0')

/** Identifies a receipt in an order activity. */
export const receiptNamed = ({ id, number, payment_id: paymentId }: StoredReceipt) => ({
  wixReceipt: { receiptId: id, displayNumber: displayNumberOf(number) },
  paymentId,
})

const aboutOf = ({ id, number, refund_id, amount, currency, created_date }: StoredReceipt, { language }: Site) => ({
  id,
  displayNumber: displayNumberOf(number),
  type: refund_id === null ? ('PAYMENT' as const) : ('REFUND' as const),
  amount: createMoneyWriter({ currency, language }).price(Number(amount)),
  createdDate: created_date.toISOString(),
})

export const presentReceipt = (
  receipt: StoredReceipt,
  { site, config }: { site: Site; config: Pick<Config, 'publicUrl'> },
): Receipt => ({
  ...aboutOf(receipt, site),
  orderId: receipt.order_id,
  paymentId: receipt.payment_id,
  ...(receipt.refund_id !== null && { refundId: receipt.refund_id }),
  url: `${config.publicUrl}/hosted/receipt?${new URLSearchParams({ token: linkToken(receipt) })}`,
})

export const presentDocument = (receipt: StoredReceipt, site: Site): ReceiptDocument => ({
  ...aboutOf(receipt, site),
  siteId: receipt.site_id,
  currency: receipt.currency,
  ...receipt.body,
})
