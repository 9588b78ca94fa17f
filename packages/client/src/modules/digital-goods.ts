// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { SecureFile, OrderDownload } from '../generated.ts'

/**
 * Returns the file that buyers of a digital product can download. Elevated.
 *
 * @example
 * const file = await owner.digitalGoods.getProductFile(product.id)
 */
export const getProductFile = (send: ElevatedSend): ((productId: string, call?: CallOptions) => Promise<SecureFile>) =>
  bind(send, { route: 'GET /vitrine/v1/products/{productId}/file productId', repeatable: true, elevated: true }, 'file')

/**
 * Sets or replaces the file of a digital product. Existing orders keep the previous file. Elevated.
 *
 * @example
 * await owner.digitalGoods.setProductFile(digitalProduct.id, secureFile.id)
 */
export const setProductFile = (
  send: ElevatedSend,
): ((productId: string, fileId: string, call?: CallOptions) => Promise<SecureFile>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/products/{productId}/file productId fileId', repeatable: true, elevated: true },
    'file',
  )

/**
 * Removes the file of a digital product. Buyers of existing orders can still download it. Elevated.
 *
 * @example
 * await owner.digitalGoods.removeProductFile(product.id)
 */
export const removeProductFile = (send: ElevatedSend): ((productId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/products/{productId}/file productId', repeatable: true, elevated: true }, '')

/**
 * Lists the files bought with an order with their download links. Available to its buyer and elevated callers.
 *
 * @example
 * const downloads = await owner.digitalGoods.listDownloads(order.id)
 */
export const listDownloads = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<readonly OrderDownload[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/downloads orderId',
      repeatable: true,
      dates: { downloads: { expirationDate: true } },
    },
    'downloads',
  )

/**
 * Renews a download with a new link, download count and validity period, and emails the link to the buyer.
 * Elevated.
 *
 * @example
 * for (const { lineItemId } of await owner.digitalGoods.listDownloads(order.id)) {
 *   await owner.digitalGoods.renewDownload(order.id, lineItemId)
 * }
 */
export const renewDownload = (
  send: ElevatedSend,
): ((
  orderId: string,
  lineItemId: string,
  options?: { sendEmail?: boolean },
  call?: CallOptions,
) => Promise<OrderDownload>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/orders/{orderId}/downloads/{lineItemId}/renew orderId lineItemId ...options',
      repeatable: true,
      elevated: true,
      dates: { download: { expirationDate: true } },
    },
    'download',
  )
