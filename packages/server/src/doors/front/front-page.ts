import type { Context } from '../../ground/context/context.ts'
import { messagePage } from '../../ground/page/message-page.ts'

/** Creates the first store and its owner. */
export const ownerCommand = 'npm run owner -- EMAIL'

/** Shown in place of every page while there is no store. */
export const noStorePage = (context: Context, request: Request): Promise<Response> =>
  messagePage(context, request, {
    status: 503,
    wordsFor: ({ pages }) => ({
      title: pages.noStore,
      texts: [pages.noStoreText],
      command: ownerCommand,
      links: [],
    }),
  })

/** Returns the page at the server's root, with links to the others. */
export const frontPage = async (context: Context, request: Request): Promise<Response> => {
  const { sites } = context
  const app = await sites.findFirstApp()
  const site = app && (await sites.find(app.site_id))
  if (!site) return noStorePage(context, request)
  return messagePage(context, request, {
    status: 200,
    siteId: site.id,
    wordsFor: ({ pages }) => ({
      title: site.name,
      texts: site.demo ? [pages.demoText] : [],
      links: [
        { href: site.storefrontUrl, label: pages.goToStore },
        { href: '/hosted/account', label: pages.account },
        { href: '/back-office', label: pages.backOffice },
      ],
    }),
  })
}
