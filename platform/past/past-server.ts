import { ApiKeyStrategy, backOffice, createClient, OAuthStrategy } from '@vitrine/client'
import {
  backInStockNotifications,
  checkout,
  checkoutSettings,
  companies,
  customers,
  digitalGoods,
  discounts,
  draftOrders,
  inventory,
  memberGroups,
  orderBilling,
  orderFulfillments,
  orders,
  priceLists,
  productList,
  products,
  purchaseTerms,
  returns,
  reviews,
  savedReports,
  stockTransfers,
  storesLocationsV3,
} from '@vitrine/client'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { transact } from '@vitrine/server/ground/database/transact.ts'
import { pauseJobs } from '@vitrine/server/ground/job/pauses.ts'
import { runDueJobs } from '@vitrine/server/ground/job/runner.ts'
import { jobHandlers } from '@vitrine/server/jobs.ts'
import { giftCardKind } from '@vitrine/server/money/gift-card/api.ts'
import { downloadKind } from '@vitrine/server/orders/digital/api.ts'
import type { Context } from '@vitrine/server/ground/context/context.ts'
import { requireSite } from '@vitrine/server/ground/site/sites.ts'
import { attendTo } from '@vitrine/server/purchase/abandoned-checkout/api.ts'
import { createServer } from '@vitrine/server/server.ts'

const desk = {
  checkoutSettings,
  companies,
  customers,
  discounts,
  draftOrders,
  inventory,
  memberGroups,
  orderBilling,
  orderFulfillments,
  orders,
  priceLists,
  productList,
  products,
  purchaseTerms,
  returns,
  reviews,
  savedReports,
  stockTransfers,
  storesLocationsV3,
}
const storefront = { backInStockNotifications, checkout, digitalGoods, reviews }

/** Jobs that the past runs by its own clock. Those of live orders wait until it is complete. */
export const pausedKinds = [giftCardKind, downloadKind] as const

/**
 * Opens a server on the same database whose clock can be set. It answers within the process only, and runs no background
 * jobs.
 */
export const openPastServer = async ({ database, config, log }: Context) => {
  let now = new Date()
  const server = await createServer({ database, config, log, now: () => now })
  const giftCardJobs = jobHandlers(server.context).filter(({ kind }) => kind === giftCardKind)
  const resume = pauseJobs(...pausedKinds)
  const host = config.publicUrl
  /** Each buyer has an address, as the limits of requests are by address. */
  const fetchOf = (person: number) => server.fetchFrom(`10.0.${person >> 8}.${person & 255}`)
  const openDesk = (token: string) =>
    createClient({ host, auth: ApiKeyStrategy({ apiKey: token }), modules: desk, fetch: fetchOf(0) })

  return {
    context: server.context,
    setClock: (to: Date): void => {
      now = to
    },
    owner: openDesk(demoSite.apiKey),
    /** Signs in a person of the staff. */
    signIn: async (email: string, password: string) => {
      const guest = createClient({
        host,
        auth: OAuthStrategy({ clientId: demoSite.clientId }),
        modules: { backOffice },
        fetch: fetchOf(0),
      })
      return openDesk((await guest.backOffice.ownerSignIn({ email, password })).access_token)
    },
    /** Opens the storefront as a new visitor. */
    visit: (buyer: number) =>
      createClient({
        host,
        auth: OAuthStrategy({ clientId: demoSite.storefrontClientId }),
        modules: storefront,
        fetch: fetchOf(1 + buyer),
      }),
    /** Sends the gift cards that are due by the clock. */
    sendGiftCards: () => runDueJobs(server.context, giftCardJobs),
    /** Notes that the buyer of a checkout has left, as the search of the live server does for those of today. */
    noteAbandoned: async (id: string): Promise<void> => {
      const { context } = server
      const site = await requireSite(context.sites, demoSite.siteId)
      await transact(context.db, (db) => attendTo(context, db, { site, id }))
    },
    /** Downloads a file by the link that its buyer got. */
    download: async (buyer: number, link: string): Promise<void> => {
      const response = await fetchOf(1 + buyer)(link)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`A download failed with the status ${response.status}.`)
    },
    stop: async (): Promise<void> => {
      resume()
      await server.stop()
    },
  }
}
export type PastServer = Awaited<ReturnType<typeof openPastServer>>
export type Desk = PastServer['owner']
