/** Counts of an online store in a period. */
export interface VisitCounts {
  readonly sessions: number
  /** Carts that were started. */
  readonly carts: number
  /** Carts that were taken to the checkout. */
  readonly checkouts: number
  /** Orders of the online store. */
  readonly orders: number
}

const noVisits: VisitCounts = { sessions: 0, carts: 0, checkouts: 0, orders: 0 }

/** Adds up counts. */
export const addVisits = (all: readonly Partial<VisitCounts>[]): VisitCounts =>
  all.reduce<VisitCounts>(
    (sum, { sessions = 0, carts = 0, checkouts = 0, orders = 0 }) => ({
      sessions: sum.sessions + sessions,
      carts: sum.carts + carts,
      checkouts: sum.checkouts + checkouts,
      orders: sum.orders + orders,
    }),
    noVisits,
  )

/** Programs that are not people. Most say so in their user agent. */
const bots =
  /bot|crawl|spider|slurp|preview|scan|monitor|check|fetch|headless|lighthouse|pagespeed|archiv|facebookexternal|embedly|curl|wget|python|java\/|okhttp|axios|node|go-http|libwww|httpclient|phantom|selenium|puppeteer|playwright/i

/** Returns whether a user agent is that of a program, or missing. */
export const isBot = (userAgent: string): boolean => !userAgent.startsWith('Mozilla/') || bots.test(userAgent)
