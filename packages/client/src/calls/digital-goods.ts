// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SecureFile, OrderDownload } from '../generated.ts'

/** Returns the file that buyers of a digital product can download. */
export const getProductFile: ElevatedEndpoint<{ params: { productId: string } }, { file?: SecureFile }> = {
  route: 'GET /vitrine/v1/products/{productId}/file',
  repeatable: true,
  elevated: true,
}

/** Sets or replaces the file of a digital product. Existing orders keep the previous file. */
export const setProductFile: ElevatedEndpoint<
  {
    params: { productId: string }
    body: {
      /** ID of an uploaded secure file. */
      fileId: string
    }
  },
  { file: SecureFile }
> = { route: 'POST /vitrine/v1/products/{productId}/file', repeatable: true, elevated: true }

/** Removes the file of a digital product. Buyers of existing orders can still download it. */
export const removeProductFile: ElevatedEndpoint<{ params: { productId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/products/{productId}/file',
  repeatable: true,
  elevated: true,
}

/** Lists the files bought with an order with their download links. Available to its buyer and elevated callers. */
export const listDownloads: Endpoint<{ params: { orderId: string } }, { downloads: readonly OrderDownload[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/downloads',
  repeatable: true,
  dates: { downloads: { expirationDate: true } },
}

/** Renews a download with a new link, download count and validity period, and emails the link to the buyer. */
export const renewDownload: ElevatedEndpoint<
  {
    params: { orderId: string; lineItemId: string }
    body?: {
      /** Whether the new link is emailed to the buyer. Default: true. */
      sendEmail?: boolean
    }
  },
  { download: OrderDownload }
> = {
  route: 'POST /vitrine/v1/orders/{orderId}/downloads/{lineItemId}/renew',
  repeatable: true,
  elevated: true,
  dates: { download: { expirationDate: true } },
}
