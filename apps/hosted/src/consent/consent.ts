import { isApiError } from '@vitrine/client'
import { openAccount, toSignIn, type OpenAccount } from '../account/open.ts'
import { redirectTo } from '@vitrine/web/page/redirect-to.ts'
import { definePage, drawMessage, frameOf, type Answer, type PageRequest, type Shown, type Drawn } from '../page.ts'
import { formTargetsOf } from '../sign-in/continue.ts'
import { pictureOf } from '../sign-in/visit.ts'
import { ConsentPage, type ConsentPageData } from './consent-page.tsx'

const requestIn = ({ url }: PageRequest): string => url.searchParams.get('request')?.slice(0, 16_000) || '-'

/** The request has expired or belongs to another member. */
const expiredPage = (account: OpenAccount): Drawn =>
  drawMessage(frameOf(account), {
    status: 400,
    title: account.words.consentExpired,
    text: account.words.consentExpiredHint,
    link: { href: account.site.storefrontUrl, label: account.words.backToStore },
  })

const withExpiredPage = async (
  account: OpenAccount,
  answer: () => Promise<Answer<ConsentPageData>>,
): Promise<Answer<ConsentPageData>> => {
  try {
    return await answer()
  } catch (error) {
    if (isApiError(error, 'INVALID_ARGUMENT')) return expiredPage(account)
    throw error
  }
}

const show = async (account: OpenAccount): Promise<Shown<ConsentPageData>> => {
  const { api, request, site, member, words } = account
  const { appName, scopes, redirectUri } = await api.consents.readConsentRequest(requestIn(request))
  const { host, protocol } = new URL(redirectUri)
  const data: ConsentPageData = {
    appName,
    scopes,
    store: site.name,
    email: member.loginEmail ?? '',
    // Mobile apps have no meaningful host.
    ...(protocol === 'https:' && { host }),
    picture: pictureOf(site),
  }
  return {
    title: words.consentTitle(appName),
    data,
    frame: frameOf(account),
    formTargets: formTargetsOf(`/oauth2/authorize?${new URLSearchParams({ redirect_uri: redirectUri })}`),
  }
}

const forWhoIsIn = async (
  request: PageRequest,
  answer: (account: OpenAccount) => Promise<Answer<ConsentPageData>>,
): Promise<Answer<ConsentPageData>> => {
  const account = await openAccount(request)
  return account ? withExpiredPage(account, () => answer(account)) : toSignIn(request)
}

/** Asks a member to grant a third-party app access to their account. */
export const consentRoute = definePage({
  path: '/consent',
  Page: ConsentPage,
  load: (request) => forWhoIsIn(request, show),
  act: (request, form) =>
    forWhoIsIn(request, async ({ api }) => {
      const allow = form.get('answer') === 'allow'
      const { url } = await api.consents.answerConsentRequest({ request: requestIn(request), allow })
      return redirectTo(url)
    }),
})
