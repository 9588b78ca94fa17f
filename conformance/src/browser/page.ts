/** A page of a storefront: the official SDK in a browser, with one additional import. */
import { redirectToVitrine } from '../../../packages/redirect/index.js'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { currentCart, orders } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { products } from '@wix/stores'

export interface PageOptions {
  readonly serverUrl: string
  readonly clientId: string
}

const openPage = ({ serverUrl, clientId }: PageOptions) => {
  redirectToVitrine(serverUrl)
  const modules = { currentCart, members, orders, products, redirects }
  const client = createClient({ modules, auth: OAuthStrategy({ clientId }) })

  const readProducts = async (): Promise<number> => (await client.products.queryProducts().limit(5).find()).items.length

  /** Shows a product's image in three ways and returns their widths. */
  const showPicture = async (slug: string): Promise<readonly number[]> => {
    const { items } = await client.products.queryProducts().eq('slug', slug).find()
    const address = media.getScaledToFillImageUrl(items[0]!.media!.mainMedia!.image!.url!, 320, 240, {})
    const byProperty = new Image()
    byProperty.src = address
    const byAttribute = document.createElement('img')
    byAttribute.setAttribute('srcset', `${address} 1x`)
    if (byAttribute.getAttribute('srcset') !== `${address} 1x`) throw new Error('A script reads what it did not write.')
    document.body.append(byProperty, byAttribute)
    document.body.insertAdjacentHTML('beforeend', `<p><img src="${address}"></p>`)
    const byHtml = document.querySelector<HTMLImageElement>('p img')!
    await new Promise((changed) => setTimeout(changed))
    await Promise.all([byProperty, byAttribute, byHtml].map((image) => image.decode()))
    return [byProperty, byAttribute, byHtml].map((image) => image.naturalWidth)
  }

  /** Signs in without leaving the page. */
  const signIn = async (email: string, password: string) => {
    client.auth.setTokens(await client.auth.generateVisitorTokens())
    const state = await client.auth.login({ email, password })
    if (state.loginState !== 'SUCCESS') throw new Error(state.loginState)
    client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(state.data.sessionToken))
    const { member } = await client.members.getCurrentMember()
    return { loggedIn: client.auth.loggedIn(), email: member?.loginEmail }
  }

  /** Opens the hosted pages in a hidden frame in advance. */
  const syncSession = async (): Promise<boolean> => {
    client.enableContext('global')
    await client.auth.sessions.syncToWixPages({ force: true })
    return client.auth.sessions.isSessionSynced()
  }

  /** Starts a sign-in at the hosted page: stores its secrets in this tab and returns the URL. */
  const beginSignIn = async (): Promise<string> => {
    const data = client.auth.generateOAuthData(`${location.origin}/callback`, location.href)
    sessionStorage.setItem('sign-in', JSON.stringify(data))
    return (await client.auth.getAuthUrl(data)).authUrl
  }

  /** Completes the sign-in on the callback page. */
  const finishSignIn = async () => {
    const { code, state, error } = client.auth.parseFromUrl()
    if (error !== undefined) throw new Error(error)
    const data = JSON.parse(sessionStorage.getItem('sign-in')!)
    client.auth.setTokens(await client.auth.getMemberTokens(code, state, data))
    const { member } = await client.members.getCurrentMember()
    return { loggedIn: client.auth.loggedIn(), email: member?.loginEmail }
  }

  /** Fills a cart and returns the URL of its checkout. The tab stores the session. */
  const beginPurchase = async (slug: string, appId: string): Promise<string> => {
    const tokens = await client.auth.generateVisitorTokens()
    client.auth.setTokens(tokens)
    sessionStorage.setItem('tokens', JSON.stringify(tokens))
    const { items } = await client.products.queryProducts().eq('slug', slug).find()
    const catalogReference = { appId, catalogItemId: items[0]!._id! }
    await client.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })
    const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({
      channelType: currentCart.ChannelType.WEB,
    })
    const { redirectSession } = await client.redirects.createRedirectSession({
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: location.origin, thankYouPageUrl: `${location.origin}/thank-you` },
    })
    return redirectSession!.fullUrl!
  }

  /** Reads the order on the thank-you page. */
  const finishPurchase = async () => {
    client.auth.setTokens(JSON.parse(sessionStorage.getItem('tokens')!))
    const order = await client.orders.getOrder(new URLSearchParams(location.search).get('orderId')!)
    return { paymentStatus: order.paymentStatus, lines: order.lineItems!.length }
  }

  return { readProducts, showPicture, signIn, syncSession, beginSignIn, finishSignIn, beginPurchase, finishPurchase }
}
export type StorefrontPage = ReturnType<typeof openPage>

declare global {
  interface Window {
    openPage: typeof openPage
    storefront: StorefrontPage
  }
}
window.openPage = openPage
