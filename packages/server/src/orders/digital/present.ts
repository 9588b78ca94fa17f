import type { OrderDownload } from '@vitrine/contract/calls/orders/digital-goods.ts'
import { fileTypeOf } from '@vitrine/domain/download/file-type.ts'
import type { StoredOrder } from '../order/api.ts'
import type { StoredDownload } from './store.ts'

/** Presents a download. Only an available download has a link. */
export const presentDownload = ({ body }: Pick<StoredOrder, 'body'>, download: StoredDownload): OrderDownload => {
  const { line_item_id: lineItemId, file_name: fileName, bytes, status, expires_date, allowed, used } = download
  const link = body.lineItems.find(({ id }) => id === lineItemId)?.digitalFile?.link
  return {
    lineItemId,
    fileName,
    fileSize: String(bytes),
    fileType: fileTypeOf(fileName),
    status,
    ...(status === 'AVAILABLE' && link !== undefined && { link }),
    expirationDate: expires_date.toISOString(),
    downloadsAllowed: allowed,
    downloadsLeft: status === 'AVAILABLE' ? allowed - used : 0,
  }
}
