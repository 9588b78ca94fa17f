import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { requireCallback, webAddress } from '../../../ground/site/addresses.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

/**
 * Validates the URL that replaces the hosted checkout, since the shop sends buyers there. Shoppers may only set a URL
 * of an origin their app allows; elevated callers may set any.
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
