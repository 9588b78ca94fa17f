import type { MessageData } from '../message-page.tsx'
import { drawMessage, type Answered, type Drawn, type PageRequest, type Route } from '../page.ts'
import { authUrl, openVisit, type Visit } from './visit.ts'

type Notice = MessageData & { readonly status?: number }

/** Defines a page with a message and a link. */
const notice = (path: string, toNotice: (visit: Visit) => Notice): Route => ({
  path,
  load: async (request: PageRequest): Promise<Answered> => {
    const visit = await openVisit(request)
    return drawMessage(visit.frame, toNotice(visit))
  },
})

const toShop = ({ site, words }: Visit) => ({ href: site.storefrontUrl, label: words.backToStore })

export const noticeRoutes: readonly Route[] = [
  notice('/approval-pending', (visit) => ({
    title: visit.words.approvalTitle,
    text: visit.words.approvalHint,
    link: toShop(visit),
  })),
  notice('/signed-out', (visit) => ({
    title: visit.words.signedOutTitle,
    text: visit.words.signedOutHint,
    link: toShop(visit),
  })),
  notice('/account-deleted', (visit) => ({
    title: visit.words.deletedTitle,
    text: visit.words.deletedHint,
    link: toShop(visit),
  })),
  notice('/sign-in-failed', (visit) => ({
    status: 400,
    title: visit.words.signInFailed,
    text: visit.words.signInFailedHint,
    link: { href: authUrl(visit, 'sign-in'), label: visit.words.signInAgain },
  })),
]

/** Shown if the store of a sign-in is unknown. */
export const unknownStorePage = async ({ speak }: PageRequest): Promise<Drawn> => {
  const { words, ...tongue } = await speak()
  return drawMessage(tongue, { status: 400, title: words.signInFailed, text: words.signInFailedHint })
}
