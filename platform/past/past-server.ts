import { ApiKeyStrategy, backOffice, createClient, OAuthStrategy } from '@vitrine/client'
import {
  checkout,
  digitalGoods,
  inventory,
  orderBilling,
  orderFulfillments,
  orders,
  products,
  returns,
  reviews,
} from '@vitrine/client'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import type { Context } from '@vitrine/server/ground/context/context.ts'
import { createServer } from '@vitrine/server/server.ts'

const desk = { inventory, orderBilling, orderFulfillments, orders, products, returns, reviews }
const storefront = { checkout, digitalGoods, reviews }

/**
 * Opens a server on the same database whose clock can be set. It answers within the process only, and runs no background
 * jobs.
 */
export const openPastServer = async ({ database, config, log }: Context) => {
  let now = new Date()
  const server = await createServer({ database, config, log, now: () => now })
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
    stop: () => server.stop(),
  }
}
export type PastServer = Awaited<ReturnType<typeof openPastServer>>
export type Desk = PastServer['owner']
