import type { Static } from 'typebox'
import { elevated, room, shoppers } from '../../call.ts'
import { entity, flag, guid, integer, list, oneOf, optional, shape, text, timestamp } from '../../schema.ts'

const secureFileTypes = ['SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE'] as const
export type SecureFileType = (typeof secureFileTypes)[number]

export type SecureFile = Static<typeof SecureFile>
export const SecureFile = entity(
  'SecureFile',
  {
    id: text({ maxLength: 100 }),
    fileName: text({ maxLength: 1000 }),
    fileSize: text({ maxLength: 20, description: 'Size in bytes.' }),
    fileType: oneOf(secureFileTypes),
  },
  { description: 'The file of a digital product. It can only be accessed with a download link.' },
)

const downloadStatuses = ['AVAILABLE', 'EXPIRED', 'USED_UP', 'REVOKED'] as const
export type DownloadStatus = (typeof downloadStatuses)[number]

export type OrderDownload = Static<typeof OrderDownload>
export const OrderDownload = entity(
  'OrderDownload',
  {
    lineItemId: text(),
    fileName: text(),
    fileSize: text({ description: 'Size in bytes.' }),
    fileType: oneOf(secureFileTypes),
    status: oneOf(downloadStatuses),
    link: optional(text({ description: 'The download link. Set while the file can be downloaded.' })),
    expirationDate: timestamp(),
    downloadsAllowed: integer({ description: 'Maximum number of downloads.' }),
    downloadsLeft: integer({ description: 'Number of downloads left.' }),
  },
  { description: 'A file bought with an order, with its remaining downloads.' },
)

const product = shape({ productId: guid() })
export const digitalGoodsCalls = room({ scope: 'orders', area: 'fulfillment', idempotent: true })({
  getProductFile: {
    method: 'GET',
    path: '/vitrine/v1/products/{productId}/file',
    summary: 'Returns the file that buyers of a digital product can download.',
    scope: 'catalog',
    roles: elevated,
    repeatable: true,
    params: product,
    response: shape({ file: optional(SecureFile) }),
    errors: ['PRODUCT_NOT_FOUND'],
    client: {
      module: 'digitalGoods',
      gives: 'file',
      example: 'const file = await owner.digitalGoods.getProductFile(product.id)',
    },
  },
  setProductFile: {
    method: 'POST',
    path: '/vitrine/v1/products/{productId}/file',
    summary: 'Sets or replaces the file of a digital product. Existing orders keep the previous file.',
    scope: 'catalog',
    roles: elevated,
    repeatable: true,
    area: 'products',
    params: product,
    body: shape({ fileId: text({ minLength: 1, maxLength: 100, description: 'ID of an uploaded secure file.' }) }),
    response: shape({ file: SecureFile }),
    errors: ['PRODUCT_NOT_FOUND', 'DIGITAL_FILE_NOT_FOUND_ERROR'],
    client: {
      module: 'digitalGoods',
      args: 'productId fileId',
      gives: 'file',
      example: 'await owner.digitalGoods.setProductFile(digitalProduct.id, secureFile.id)',
    },
  },
  removeProductFile: {
    method: 'DELETE',
    path: '/vitrine/v1/products/{productId}/file',
    summary: 'Removes the file of a digital product. Buyers of existing orders can still download it.',
    scope: 'catalog',
    roles: elevated,
    repeatable: true,
    area: 'products',
    params: product,
    response: shape({}),
    errors: ['PRODUCT_NOT_FOUND'],
    client: { module: 'digitalGoods', example: 'await owner.digitalGoods.removeProductFile(product.id)' },
  },
  listDownloads: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/downloads',
    summary:
      'Lists the files bought with an order with their download links. Available to its buyer and elevated callers.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ orderId: guid() }),
    response: shape({ downloads: list(OrderDownload) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'digitalGoods',
      gives: 'downloads',
      example: 'const downloads = await owner.digitalGoods.listDownloads(order.id)',
    },
  },
  renewDownload: {
    method: 'POST',
    path: '/vitrine/v1/orders/{orderId}/downloads/{lineItemId}/renew',
    summary: 'Renews a download with a new link, download count and validity period, and emails the link to the buyer.',
    roles: elevated,
    repeatable: true,
    params: shape({ orderId: guid(), lineItemId: text({ minLength: 1, maxLength: 100 }) }),
    body: shape({
      sendEmail: optional(flag({ description: 'Whether the new link is emailed to the buyer. Default: true.' })),
    }),
    response: shape({ download: OrderDownload }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    client: {
      module: 'digitalGoods',
      args: 'orderId lineItemId ...options',
      gives: 'download',
      example: [
        'for (const { lineItemId } of await owner.digitalGoods.listDownloads(order.id)) {',
        '  await owner.digitalGoods.renewDownload(order.id, lineItemId)',
        '}',
      ],
    },
  },
})
