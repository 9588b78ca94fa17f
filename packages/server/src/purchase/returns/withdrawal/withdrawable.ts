import type { Withdrawability } from '@vitrine/contract/entities/orders/withdrawal.ts'
import { dayIn } from '@vitrine/domain/time/day.ts'
import {
  withdrawability,
  withdrawalOf,
  type LineWithdrawability,
  type OrderToWithdraw,
} from '@vitrine/domain/returns/withdrawal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { timeZoneOf } from '../../../ground/site/time-zone.ts'
import { orderedLines } from '../../../orders/fulfillment/api.ts'
import type { StoredOrder } from '../../../orders/order/api.ts'
import { readShipmentsAndReturns } from '../returnable.ts'

/** Countries of the order's addresses; the store's country if none is known. */
const countriesOf = ({ body }: StoredOrder, { settings }: Site): string[] => {
  const { billingInfo, recipientInfo, shippingInfo } = body
  const places = [billingInfo, recipientInfo, shippingInfo?.logistics?.shippingDestination]
  const known = places.flatMap((place) => place?.address?.country ?? [])
  return known.length > 0 ? known : [settings.businessAddress?.country ?? []].flat()
}

type ShipmentsAndReturns = Awaited<ReturnType<typeof readShipmentsAndReturns>>

/** Converts an order for the withdrawal rules. An imported order without fulfillments counts as shipped on purchase. */
const orderToWithdraw = (order: StoredOrder, site: Site, known: ShipmentsAndReturns): OrderToWithdraw => {
  const { body } = order
  const placedMs = Date.parse(body.purchasedDate ?? body.createdDate)
  const lines = orderedLines(body.lineItems).map(({ id, quantity, isSent, isDownload = false }, index) => ({
    id,
    quantity,
    isGoods: isSent && !isDownload,
    ...exclusionOf(body.lineItems[index]!),
  }))
  const parcels = body.imported && known.parcels.length === 0 ? [{ lines, sentMs: placedMs }] : known.parcels
  const buyer = { countries: countriesOf(order, site), isForCompany: body.company !== undefined }
  return { ...known, ...buyer, status: order.status, placedMs, lines, parcels }
}

const exclusionOf = ({ withdrawalExclusion: exclusion }: StoredOrder['body']['lineItems'][number]) =>
  exclusion === undefined ? {} : { exclusion }

/** Returns what the buyer can withdraw from, and the existing returns of the order. */
export const withdrawableOf = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, site }: { order: StoredOrder; site: Site },
): Promise<{ readonly lines: LineWithdrawability[]; readonly returns: ShipmentsAndReturns['returns'] }> => {
  const known = await readShipmentsAndReturns(db, order)
  const moment = { timeZone: timeZoneOf(site), nowMs: now().getTime() }
  return { lines: withdrawability(orderToWithdraw(order, site, known), moment), returns: known.returns }
}

/** When the right ends, as a timestamp and as a day in the store's time zone. */
const endOf = (untilMs: number | undefined, timeZone: string) =>
  untilMs === undefined
    ? {}
    : { until: new Date(untilMs).toISOString(), lastDay: dayIn(timeZone, new Date(untilMs - 1)) }

const presentLine = (line: LineWithdrawability, timeZone: string): Withdrawability['lineItems'][number] => {
  const { id: lineItemId, quantity, unsent = 0 } = line
  return {
    lineItemId,
    quantity,
    ...('reason' in line ? { reason: line.reason } : endOf(line.untilMs, timeZone)),
    ...(unsent > 0 && { unsentQuantity: unsent }),
  }
}

export const presentWithdrawability = (lines: readonly LineWithdrawability[], site: Site): Withdrawability => {
  const timeZone = timeZoneOf(site)
  const all = withdrawalOf(lines)
  return {
    canWithdraw: all.canWithdraw,
    ...(all.canWithdraw ? endOf(all.untilMs, timeZone) : { reason: all.reason }),
    timeZone,
    lineItems: lines.map((line) => presentLine(line, timeZone)),
  }
}
