import type { Answer, Drawn, PageRequest, Route } from '../page.ts'
import { words } from '../words/en.ts'
import { doorTo, openVisit, type Visit } from './visit.ts'

type Notice = Readonly<{ title: string; text: string; link: { href: string; label: string }; status?: number }>

/** A page that says one thing and where to go from there. */
const notice = (path: string, say: (visit: Visit) => Notice): Route => ({
  path,
  load: async (request: PageRequest): Promise<Answer> => {
    const visit = await openVisit(request)
    const { status, ...data } = say(visit)
    return { title: data.title, page: 'message', data, frame: visit.frame, ...(status !== undefined && { status }) }
  },
})

const toShop = ({ site }: Visit) => ({ href: site.storefrontUrl, label: words.toShop })

export const noticeRoutes: readonly Route[] = [
  notice('/approval-pending', (visit) => ({
    title: words.approvalTitle,
    text: words.approvalHint,
    link: toShop(visit),
  })),
  notice('/signed-out', (visit) => ({
    title: words.signedOutTitle,
    text: words.signedOutHint,
    link: toShop(visit),
  })),
  notice('/account-deleted', (visit) => ({
    title: words.deletedTitle,
    text: words.deletedHint,
    link: toShop(visit),
  })),
  notice('/sign-in-failed', (visit) => ({
    status: 400,
    title: words.cannotGoOn,
    text: words.cannotGoOnHint,
    link: { href: doorTo(visit, 'sign-in'), label: words.signInAgain },
  })),
]

/** Nothing is known but that it does not work. */
export const cannotGoOn: Drawn = {
  status: 400,
  title: words.cannotGoOn,
  page: 'message',
  data: { title: words.cannotGoOn, text: words.cannotGoOnHint },
  frame: {},
}
