/** A page of a storefront: the official SDK in a browser, with one import more. */
import { redirectToVitrine } from '../../redirect.mjs'
import { createClient, OAuthStrategy } from '@wix/sdk'
import { members } from '@wix/members'
import { products } from '@wix/stores'

export interface PageOptions {
  readonly serverUrl: string
  readonly clientId: string
}

const openPage = ({ serverUrl, clientId }: PageOptions) => {
  redirectToVitrine(serverUrl)
  const client = createClient({ modules: { members, products }, auth: OAuthStrategy({ clientId }) })

  const readProducts = async (): Promise<number> => (await client.products.queryProducts().limit(5).find()).items.length

  /** Signs in without leaving the page. */
  const signIn = async (email: string, password: string) => {
    client.auth.setTokens(await client.auth.generateVisitorTokens())
    const state = await client.auth.login({ email, password })
    if (state.loginState !== 'SUCCESS') throw new Error(state.loginState)
    client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(state.data.sessionToken))
    const { member } = await client.members.getCurrentMember()
    return { loggedIn: client.auth.loggedIn(), email: member?.loginEmail }
  }

  /** Begins a sign-in at the hosted page: keeps its secrets in this tab, tells the address. */
  const beginSignIn = async (): Promise<string> => {
    const data = client.auth.generateOAuthData(`${location.origin}/callback`, location.href)
    sessionStorage.setItem('sign-in', JSON.stringify(data))
    return (await client.auth.getAuthUrl(data)).authUrl
  }

  /** Finishes it on the page the browser came back to. */
  const finishSignIn = async () => {
    const { code, state, error } = client.auth.parseFromUrl()
    if (error !== undefined) throw new Error(error)
    const data = JSON.parse(sessionStorage.getItem('sign-in')!)
    client.auth.setTokens(await client.auth.getMemberTokens(code, state, data))
    const { member } = await client.members.getCurrentMember()
    return { loggedIn: client.auth.loggedIn(), email: member?.loginEmail }
  }

  return { readProducts, signIn, beginSignIn, finishSignIn }
}
export type StorefrontPage = ReturnType<typeof openPage>

declare global {
  interface Window {
    openPage: typeof openPage
    storefront: StorefrontPage
  }
}
window.openPage = openPage
