import { plainText } from '@vitrine/web/document/prose.tsx'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import { cacheablePage, NotFound, show } from '../page.ts'
import { breadcrumbs } from '../structured-data.ts'

/** A page written by the owner. */
export const storePageRoute = cacheablePage({
  path: '/pages/:slug',
  load: async ({ params: { slug }, design }) => {
    const page = (await design()).design.pages.find((one) => one.slug === slug)
    if (!page) throw new NotFound()
    const html = safeHtml(page.html)
    return show('storePage', {
      data: { title: page.title, html },
      meta: ({ shell, words }) => ({
        title: `${page.title} · ${shell.site.name}`,
        description: page.description ?? plainText(html),
        structured: [breadcrumbs(shell, [words.home, '/'], [page.title, shell.path])],
      }),
    })
  },
})
