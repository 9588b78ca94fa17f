import { cacheablePage } from '../page.ts'
import { canonicalOrigin } from '../config.ts'
import { ownPaths } from '../server/speculation.ts'
import { cacheableFile } from './cacheable-file.ts'

/** Hidden from search engines: pages of one visitor, and filtered or sorted lists. */
const hidden = [...ownPaths.flatMap((path) => [path, `/*${path}`]), '/search', '/*/search', '/*?*sort=', '/*?*as=data']

export const robotsRoute = cacheablePage({
  path: '/robots.txt',
  load: async ({ request, config }) => {
    const lines = [
      'User-agent: *',
      ...hidden.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${canonicalOrigin(config)}/sitemap.xml`,
    ]
    return cacheableFile(request, { type: 'text/plain', text: `${lines.join('\n')}\n` })
  },
})
