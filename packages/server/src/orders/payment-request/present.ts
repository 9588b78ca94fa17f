import { linkToken } from '../../ground/token/link-token.ts'
import type { OrderPaymentRequest } from '@vitrine/contract/entities/money/order-payment-request.ts'
import type { Config } from '../../ground/base/config.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { StoredPaymentRequest } from './store.ts'

/** The status in the API: the specification has no status for voided requests, which are shown as expired. */
const shownStatus = ({ status }: StoredPaymentRequest): OrderPaymentRequest['status'] =>
  status === 'VOIDED' ? 'EXPIRED' : status

const sourceOf = ({ source_app_id: appId, source_external_id: externalId }: StoredPaymentRequest) =>
  externalId === null ? {} : { source: { externalId, ...(appId !== null && { appId }) } }

/** Presents a payment request. */
export const presentPaymentRequest = (
  request: StoredPaymentRequest,
  { language }: Pick<Site, 'language'>,
): OrderPaymentRequest => ({
  id: request.id,
  ...sourceOf(request),
  status: shownStatus(request),
  orderId: request.order_id,
  orderNumber: request.order_number,
  amount: createMoneyWriter({ currency: request.currency, language }).price(Number(request.amount)),
  currency: request.currency,
  ...(request.payment_id !== null && { paymentGatewayOrderId: request.payment_id }),
  title: request.title,
  ...(request.description !== null && { description: request.description }),
  ...(request.expiration_date && { expirationDate: request.expiration_date.toISOString() }),
  extendedFields: { namespaces: request.namespaces },
  createdDate: request.created_date.toISOString(),
  updatedDate: request.updated_date.toISOString(),
  blockedPaymentMethods: request.blocks_manual ? ['MANUAL'] : [],
})

/** Returns the URL of the page where the buyer pays. */
export const paymentRequestUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: StoredPaymentRequest): string =>
  `${publicUrl}/hosted/pay?${new URLSearchParams({ token: linkToken(request) })}`
