import { calls, type Member, type SiteInfo } from '@vitrine/client'
import type { Api } from '../api.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import { definePage, frameOf, type Answer, type HostedPage, type PageRequest, type Route, type Shown } from '../page.ts'
import { asMember, sessionCookieFor, sessionTokenOf } from '../sign-in/session.ts'
import type { Speech } from '../words/speech.ts'
import type { AccountData, Section } from './account-layout.tsx'

/** The account of whoever this browser is signed in as. */
export interface OpenAccount extends Speech {
  readonly request: PageRequest
  readonly api: Api
  readonly member: Member
  readonly site: SiteInfo
}

/** Access tokens name their site as those they are for (RFC 9068, section 2.2); the server looks at the rest. */
export const siteIdOf = (accessToken: string): string => {
  const [, claims = ''] = accessToken.split('.').slice(-3)
  return String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: unknown }).aud)
}

/** The account of this browser; nobody's where it is not signed in. */
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

/** Through the sign-in, and back to the page that was asked for. */
export const toSignIn = ({ url, request }: PageRequest): Response => {
  const clientId = url.searchParams.get('clientId')
  const way = request.method === 'GET' ? url.pathname + url.search : url.pathname
  const query = new URLSearchParams({ ...(clientId !== null && { clientId }), continue: way })
  return redirectTo(`/hosted/sign-in?${query}`)
}

interface AccountPage<Data extends object> extends Pick<HostedPage<Data>, 'path' | 'Page'> {
  readonly load: (account: OpenAccount) => Promise<Answer<Data>>
  readonly act?: (account: OpenAccount, form: FormData) => Promise<Answer<Data>>
}

/** A page for members: whoever is none signs in first and comes back. */
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
    // A session that is used goes on, at the server and here.
    ...(sessionToken !== undefined && { cookies: [sessionCookieFor(request, sessionToken)] }),
  }
}
