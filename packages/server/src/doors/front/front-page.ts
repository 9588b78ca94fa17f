import type { Context } from '../../ground/context/context.ts'
import { messagePage } from '../../ground/page/message-page.ts'

/** Opens the first store and gives it an owner. */
export const ownerCommand = 'npm run owner -- EMAIL'

/** What the server shows in place of every page while there is no store. */
export const noStorePage = (context: Context, request: Request): Promise<Response> =>
  messagePage(context, request, {
    status: 503,
    say: ({ pages }) => ({
      title: pages.noStore,
      texts: [pages.noStoreText],
      command: ownerCommand,
      links: [],
    }),
  })

/** Whoever opens the bare address of the server goes on from here. */
export const frontPage = async (context: Context, request: Request): Promise<Response> => {
  const { sites, config } = context
  const app = await sites.findFirstApp()
  const site = app && (await sites.find(app.site_id))
  if (!site) return noStorePage(context, request)
  return messagePage(context, request, {
    status: 200,
    siteId: site.id,
    say: ({ pages }) => ({
      title: site.name,
      texts: [],
      links: [
        { href: config.storefrontUrl, label: pages.goToStore },
        { href: '/hosted/account', label: pages.account },
        { href: '/back-office', label: pages.backOffice },
      ],
    }),
  })
}
