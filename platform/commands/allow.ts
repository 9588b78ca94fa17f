import { isLoopbackName } from '@vitrine/server/ground/base/config.ts'
import { isServerAddress } from '@vitrine/server/ground/base/server-address.ts'
import { anyAddressOf } from '@vitrine/server/ground/site/addresses.ts'
import { siteChannel } from '@vitrine/server/ground/site/sites.ts'
import { allowAddresses } from '@vitrine/server/desk/site/api.ts'
import { requireOnlySite, UsageError, type Command } from './command.ts'

const usage = `npm run allow -- ADDRESS, such as http://localhost:5173 or https://shop.example/callback
  --server=ADDRESS   a server that makes calls for all its visitors, such as 203.0.113.7 or 2001:db8::/48; it may open more carts`

const readAddress = (text: string): URL => {
  try {
    const url = new URL(text)
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('not a web address')
    if (url.hash !== '' || url.username !== '') throw new Error('not plain')
    return url
  } catch {
    throw new UsageError(`“${text}” is not a web address, or it has a fragment or a user name. ${usage}`)
  }
}

const readServer = (word: string): string => {
  const address = word.slice('--server='.length)
  if (!isServerAddress(address)) throw new UsageError(`“${address}” is not an IP address or range. ${usage}`)
  return address
}

/**
 * A bare origin is a page; a URL with a path is an exact redirect URI. On the developer's own machine, the whole origin
 * is allowed, because each framework uses a different path.
 */
const returnAddresses = ({ text, url }: { readonly text: string; readonly url: URL }): string[] => {
  if (isLoopbackName(url.hostname)) return [anyAddressOf(url.origin)]
  return url.pathname === '/' && url.search === '' ? [`${url.origin}/callback`, text] : [text]
}

/** Allows pages of an origin to use the store's apps, and sign-ins to return to it. */
export const allow: Command = async (context, args) => {
  const addresses = args.filter((word) => !word.startsWith('--'))
  const servers = args.filter((word) => word.startsWith('--server=')).map(readServer)
  if (addresses.length === 0 && servers.length === 0) throw new UsageError(usage)
  const { database, print } = context
  const siteId = await requireOnlySite(context, args)
  const urls = addresses.map((text) => ({ text, url: readAddress(text) }))
  const origins = urls.map(({ url }) => url.origin)
  const redirectUris = urls.flatMap(returnAddresses)
  const apps = await database.db.selectFrom('oauth_app').select('client_id').where('site_id', '=', siteId).execute()
  for (const { client_id } of apps) await allowAddresses(database.db, client_id, { redirectUris, origins, servers })
  await database.notify(siteChannel, siteId)
  for (const origin of new Set(origins)) print(`Pages of ${origin} may now use the store.`)
  for (const address of redirectUris) print(`Sign-ins may now return to ${address}`)
  for (const server of servers) print(`${server} may now open carts for all its visitors.`)
}
