import type { Order } from '@vitrine/client'
import { formattedPrice, choicesOf, lineName } from '@vitrine/domain/cart/choices.ts'
import type { Answer } from '../../page.ts'
import type { HoldingKind } from '../account-layout.tsx'
import { HoldingsPage, type Holding, type HoldingsData } from './holdings-page.tsx'
import { showAccount, defineMembersPage, type OpenAccount } from '../open.ts'

type Line = Order['lineItems'][number]

/** App IDs of ticket line items on the hosted provider. */
const eventsAppId = '140603ad-af8d-84a5-2c80-a0f60cb47351'

const isTicket = ({ catalogReference }: Line): boolean => catalogReference?.appId === eventsAppId

const holds: Readonly<Record<HoldingKind, (line: Line) => boolean>> = {
  bookings: (line) => line.itemType?.preset === 'SERVICE' && !isTicket(line) && !line.subscriptionInfo,
  events: isTicket,
  subscriptions: ({ subscriptionInfo }) => subscriptionInfo !== undefined,
}

const detailsOf = (line: Line): string =>
  [line.subscriptionInfo?.chargesDescription, choicesOf(line, 'buyer', formattedPrice)].filter(Boolean).join(', ')

const holdingOf = (order: Order, line: Line): Holding => {
  const { scheduledDate, numberOfParticipants = line.quantity } = line.serviceProperties ?? {}
  return {
    id: line.id,
    name: lineName(line, 'buyer'),
    details: detailsOf(line),
    date: scheduledDate?.toISOString(),
    quantity: numberOfParticipants,
    orderId: order.id ?? '',
    orderNumber: order.number,
  }
}

const isActive = ({ status }: Order): boolean => status !== 'CANCELED' && status !== 'REJECTED'

/** Upcoming items first; past and undated ones follow, newest first. */
const nextFirst =
  (now: Date) =>
  (a: Holding, b: Holding): number => {
    const moment = ({ date }: Holding) => (date === undefined ? -Infinity : Date.parse(date))
    const [isAhead, isOtherAhead] = [moment(a) >= now.getTime(), moment(b) >= now.getTime()]
    if (isAhead !== isOtherAhead) return isAhead ? -1 : 1
    return isAhead ? moment(a) - moment(b) : moment(b) - moment(a)
  }

const maxOrders = 100

/** Returns the link back, if the server signed it. */
const returnHref = ({ request }: OpenAccount): string | undefined => {
  const path = request.url.searchParams.get('return')
  return path?.startsWith('/oauth2/return?') ? path : undefined
}

const showHoldings =
  (kind: HoldingKind) =>
  async (account: OpenAccount): Promise<Answer<HoldingsData>> => {
    const { orders } = await account.api.orders.searchOrders({ cursorPaging: { limit: maxOrders } })
    const holdings = orders
      .filter(isActive)
      .flatMap((order) => order.lineItems.filter(holds[kind]).map((line) => holdingOf(order, line)))
    const data = {
      kind,
      holdings: holdings.toSorted(nextFirst(new Date())),
      shopHref: account.site.storefrontUrl,
      returnHref: returnHref(account),
    }
    return showAccount(account, { title: account.words[kind], section: kind, data })
  }

export const holdingRoutes = (['bookings', 'events', 'subscriptions'] as const).map((kind) =>
  defineMembersPage({ path: `/account/${kind}`, Page: HoldingsPage, load: showHoldings(kind) }),
)
