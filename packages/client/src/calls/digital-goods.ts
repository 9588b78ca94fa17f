// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SecureFile, OrderDownload } from '../generated.ts'

/** Reads which file buyers of a digital product get. */
export const getProductFile: ElevatedEndpoint<{ params: { productId: string } }, { file?: SecureFile }> = {
  route: 'GET /vitrine/v1/products/{productId}/file',
  repeatable: true,
  elevated: true,
}

/** Gives a digital product its file, or another one. Orders that were placed before keep theirs. */
export const setProductFile: ElevatedEndpoint<
  {
    params: { productId: string }
    body: {
      /** Of an uploaded secure file. */
      fileId: string
    }
  },
  { file: SecureFile }
> = { route: 'POST /vitrine/v1/products/{productId}/file', repeatable: true, elevated: true }

/** Takes the file of a product away. Who has bought it before can still download it. */
export const removeProductFile: ElevatedEndpoint<{ params: { productId: string } }, {}> = {
  route: 'DELETE /vitrine/v1/products/{productId}/file',
  repeatable: true,
  elevated: true,
}

/** Lists the files bought with an order, with their download links; for its buyer and elevated callers. */
export const listDownloads: Endpoint<{ params: { orderId: string } }, { downloads: readonly OrderDownload[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/downloads',
  repeatable: true,
  dates: { downloads: { expirationDate: true } },
}

/** Renews a download: a new link with all its downloads and its full time, emailed to the buyer. */
export const renewDownload: ElevatedEndpoint<
  {
    params: { orderId: string; lineItemId: string }
    body?: {
      /** Whether the buyer gets the new link by email; true if not set. */
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
