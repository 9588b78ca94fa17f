import { plainText } from '@vitrine/web/document/prose.tsx'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import { cacheablePage, NotFound, show } from '../page.ts'
import { policyAt, policyTitle } from './policy-slugs.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts plain text to paragraphs. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** A policy of the store, such as its return policy. */
export const policyRoute = cacheablePage({
  path: '/policies/:slug',
  load: async ({ params: { slug }, design, around }) => {
    const policy = policyAt((await design()).policies, slug)
    if (!policy) throw new NotFound()
    const title = policyTitle(policy, (await around()).aside)
    const html = safeHtml(paragraphs(policy.content))
    return show('storePage', {
      data: { title, html },
      meta: ({ shell }) => ({ title: `${title} · ${shell.site.name}`, description: plainText(html) }),
    })
  },
})
