import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireCallback, webAddress } from '../../../ground/site/addresses.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/**
 * Checks the page that a cart or checkout names in place of the hosted checkout: buyers are sent there with links that
 * the shop itself hands out. A shopper may name a page of an origin that their app lists, elevated callers any.
 */
export const checkOverrideUrl = async (
  context: Pick<Context, 'sites' | 'log'>,
  caller: OnSite,
  { url, field }: { url: string | undefined; field: string },
): Promise<void> => {
  if (url === undefined || url === '') return
  if (isElevated(caller)) return void webAddress(url, field)
  const app = caller.clientId === undefined ? undefined : await context.sites.findApp(caller.clientId)
  requireCallback(context, app, url, field)
}
