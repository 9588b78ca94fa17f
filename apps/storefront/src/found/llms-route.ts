/** `llms.txt` (llmstxt.org): tells programs about the store's pages and the calls they may make. */
import { plainText } from '@vitrine/web/document/prose.tsx'
import { localPath } from '../address.ts'
import { allProductsSlug } from '../categories/read-categories.ts'
import { canonicalOrigin } from '../config.ts'
import { cacheablePage } from '../page.ts'
import { shopperCalls } from './shopper-calls.ts'
import { cacheableFile } from './cacheable-file.ts'

const link = (name: string, address: string, note?: string): string =>
  `- [${name.replaceAll(/[[\]]/g, '')}](${address})${note ? `: ${note}` : ''}`

/** Collapses an owner's text to one line. */
const line = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').slice(0, 500)

export const llmsRoute = cacheablePage({
  path: '/llms.txt',
  load: async ({ request, around, shop, call }) => {
    const [{ shell, words }, { items }] = await Promise.all([around(), shop.collections.queryCollections().find(call)])
    const { site, config } = shell
    const collections = items.filter(({ slug }) => slug !== allProductsSlug)
    const at = (path: string) => canonicalOrigin(config) + localPath(shell, path)
    const text = [
      `# ${line(site.name)}`,
      '',
      ...(site.tagline ? [`> ${line(site.tagline)}`, ''] : []),
      ...(site.about ? [line(site.about), ''] : []),
      `Prices are in ${site.currency}. Every product page carries its data as JSON-LD (schema.org), variant by variant.`,
      '',
      '## Pages',
      '',
      link(words.allProducts, at('/collections/all-products')),
      ...collections.map(({ slug, name, description }) =>
        link(name, at(`/collections/${slug}`), line(description ?? '')),
      ),
      link(words.search, `${at('/search')}?q={words}`, 'full-text search that tolerates typos and inflected forms'),
      link('Sitemap', `${canonicalOrigin(config)}/sitemap.xml`),
      link('Product feed', at('/feeds/google.xml'), 'RSS with prices and availability of every variant'),
      link(words.accessibility, at('/accessibility')),
      '',
      '## API',
      '',
      `Base address: ${config.platformUrl}. A visitor’s token comes from \`POST /oauth2/token\` with \`{"clientId":"${config.clientId}","grantType":"anonymous"}\`; send its \`access_token\` as \`Authorization\`.`,
      '',
      ...shopperCalls.map(({ name, method, path, summary }) => `- \`${method} ${path}\` (${name}): ${summary}`),
      '',
    ].join('\n')
    return cacheableFile(request, { type: 'text/markdown', text })
  },
})
