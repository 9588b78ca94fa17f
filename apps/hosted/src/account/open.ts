import { calls, type Member, type SiteInfo } from '@vitrine/client'
import type { Api } from '../api.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, frameOf, type Answer, type HostedPage, type PageRequest, type Route, type Shown } from '../page.ts'
import { asMember, sessionCookieFor, sessionTokenOf } from '../sign-in/session.ts'
import type { Speech } from '../words/speech.ts'
import type { AccountData, Section } from './account-layout.tsx'

/** The account of the member signed in to this browser. */
export interface OpenAccount extends Speech {
  readonly request: PageRequest
  readonly api: Api
  readonly member: Member
  readonly site: SiteInfo
}

/** Returns the site ID of an access token: its audience (RFC 9068, section 2.2). The server verifies the token. */
export const siteIdOf = (accessToken: string): string => {
  const [, claims = ''] = accessToken.split('.').slice(-3)
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: unknown }).aud)
}

/** Opens the account of this browser. Returns `undefined` if nobody is signed in. */
export const openAccount = async (request: PageRequest): Promise<OpenAccount | undefined> => {
  const signedIn = await asMember(request)
  if (!signedIn) return undefined
  const { api, accessToken } = signedIn
  const [{ member }, { site }] = await Promise.all([
    api.members.getCurrentMember(),
    request.api().send(calls.getSite, { query: { siteId: siteIdOf(accessToken) } }),
  ])
  return member && { ...(await request.speak(site.language)), request, api, member, site }
}

/** Redirects to the sign-in, which returns to the requested page. */
export const toSignIn = ({ url, request }: PageRequest): Response => {
  const clientId = url.searchParams.get('clientId')
  const returnPath = request.method === 'GET' ? url.pathname + url.search : url.pathname
  const query = new URLSearchParams({ ...(clientId !== null && { clientId }), continue: returnPath })
  return redirectTo(`/hosted/sign-in?${query}`)
}

interface AccountPage<Data extends object> extends Pick<HostedPage<Data>, 'path' | 'Page'> {
  readonly load: (account: OpenAccount) => Promise<Answer<Data>>
  readonly act?: (account: OpenAccount, form: FormData) => Promise<Answer<Data>>
}

/** Defines a page for members. Visitors sign in first and then return to it. */
export const defineMembersPage = <Data extends object>({ path, Page, load, act }: AccountPage<Data>): Route =>
  definePage<Data>({
    path,
    Page,
    load: async (request) => {
      const account = await openAccount(request)
      return account ? load(account) : toSignIn(request)
    },
    ...(act && {
      act: async (request: PageRequest, form: FormData) => {
        const account = await openAccount(request)
        return account ? act(account, form) : toSignIn(request)
      },
    }),
  })

interface AccountShown<Data> {
  readonly title: string
  readonly section: Section
  readonly data: Data
  readonly status?: number
}

export const showAccount = <Data extends object>(
  account: OpenAccount,
  { section, data, ...shown }: AccountShown<Data>,
): Shown<Data & AccountData> => {
  const { request, member, words } = account
  const name = member.contact?.firstName || member.profile?.nickname || ''
  const sessionToken = sessionTokenOf(request)
  return {
    ...shown,
    frame: frameOf(account),
    data: { ...data, heading: words.hello(name), email: member.loginEmail ?? '', section },
    // Using a session extends it, on the server and in the cookie.
    ...(sessionToken !== undefined && { cookies: [sessionCookieFor(request, sessionToken)] }),
  }
}
