import { keptPage } from '../page.ts'
import { ownPaths } from '../speculation.ts'
import { keptFile } from './kept-file.ts'

/** What is not for search engines: pages of one visitor, and states of lists that are pages of their own for nobody. */
const hidden = [...ownPaths.flatMap((path) => [path, `/*${path}`]), '/search', '/*/search', '/*?*sort=', '/*?*as=data']

export const robotsRoute = keptPage({
  path: '/robots.txt',
  load: async ({ request, config }) => {
    const lines = [
      'User-agent: *',
      ...hidden.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${config.origin}/sitemap.xml`,
    ]
    return keptFile(request, { type: 'text/plain', text: `${lines.join('\n')}\n` })
  },
})
