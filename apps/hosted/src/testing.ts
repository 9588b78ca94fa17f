import { openShop, type Shop, type TestShopOptions } from '../../../test/shop.ts'
import { createHostedPages } from './entry-server.tsx'

const assets = { script: '/hosted/script.js', styles: [], fonts: [], preloads: [], chunks: {} }

/** The calls that pages have made to the server, such as `GET /ecom/v1/checkouts/…`, oldest first. */
export const pageCalls: string[] = []

const noted =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    pageCalls.push(`${init?.method ?? 'GET'} ${pathname}`)
    return send(input, init)
  }

const pagesAt =
  (platformUrl: string): NonNullable<TestShopOptions['pages']> =>
  (fetchFrom) => ({
    '/hosted': createHostedPages({
      platformUrl,
      assets,
      fetchFrom: (address) => noted(fetchFrom(address)),
      onError: (error) => console.error(error),
    }),
  })

/** One shared value, so that shops with the default URL share a server. */
const usualPages = pagesAt('http://localhost:4000')

/** Opens a shop with its hosted pages. */
export const openShopWithPages = (options: TestShopOptions = {}): Promise<Shop> => {
  const publicUrl = options.config?.publicUrl
  return openShop({ ...options, pages: publicUrl === undefined ? usualPages : pagesAt(publicUrl) })
}

export interface Seen {
  readonly status: number
  readonly location: string | undefined
  readonly html: string
  readonly headers: Headers
}

/** A browser without scripts: stores cookies by path and posts forms. Follows redirects only on request. */
export const openBrowser = (shop: Shop) => {
  const cookies = new Map<string, { value: string; path: string }>()

  const storeCookie = (header: string): void => {
    const [pair = '', ...attributes] = header.split('; ')
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const path = attributes.find((attribute) => attribute.startsWith('Path='))?.slice(5) ?? '/'
    if (attributes.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, { value, path })
  }

  const send = async (
    path: string,
    form?: Record<string, string>,
    more: Record<string, string> = {},
  ): Promise<Seen> => {
    const { pathname } = new URL(path, shop.url)
    const sent = [...cookies].filter(([, cookie]) => pathname.startsWith(cookie.path))
    const response = await fetch(new URL(path, shop.url), {
      redirect: 'manual',
      headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '), ...more },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const header of response.headers.getSetCookie()) storeCookie(header)
    const { status, headers } = response
    return { status, location: headers.get('location') ?? undefined, html: await response.text(), headers }
  }

  return {
    cookies,
    visit: (path: string, headers?: Record<string, string>) => send(path, undefined, headers),
    post: (path: string, form: Record<string, string>, headers?: Record<string, string>) => send(path, form, headers),
  }
}

/** A browser that is signed in, at this shop. */
export const openBrowserOf = (shop: Shop, { sessionToken }: { readonly sessionToken: string }) => {
  const browser = openBrowser(shop)
  browser.cookies.set('vitrine_session', { value: sessionToken, path: '/' })
  browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
  return browser
}
