/** Sitemaps (sitemaps.org) with the image and language extensions. */
import { policyPath } from '../design/policy-slugs.ts'
import { listProductPageStarts } from '@vitrine/client/productPages'
import { localPath } from '../address.ts'
import { canonicalOrigin } from '../config.ts'
import { brandPath } from '../pages/brand/brand-path.ts'
import { cacheablePage, NotFound, type PageContext, type Route } from '../page.ts'
import type { Catalog } from '../server/server-shop.ts'
import type { ShellData } from '../shell/shell-data.ts'
import { cacheableFile } from './cacheable-file.ts'
import { readBrands, readCollections, readPart } from './list-pages.ts'
import { tag, xmlDocument, xmlText } from './xml.ts'

/** URLs per part, counting each language. Search engines accept 50,000. */
const maxUrls = 10_000

const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions = `${protocol} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"`

/** A page, regardless of language. */
interface Listed {
  readonly path: string
  readonly changed?: Date
  readonly picture?: string | undefined
}

type Place = Pick<ShellData, 'config' | 'languages'>

const alternatesOf = ({ config, languages }: Place, path: string): string =>
  languages.length === 1
    ? ''
    : languages
        .map((language) => {
          const href = xmlText(canonicalOrigin(config) + localPath({ language, languages }, path))
          return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
        })
        .join('')

/** Returns an entry for each language of a page. */
const entriesOf = (at: Place, { path, changed, picture }: Listed): string[] => {
  const rest = [
    changed ? tag('lastmod', changed.toISOString()) : '',
    alternatesOf(at, path),
    picture === undefined ? '' : `<image:image>${tag('image:loc', picture)}</image:image>`,
  ].join('')
  return at.languages.map(
    (language) => `<url>${tag('loc', canonicalOrigin(at.config) + localPath({ ...at, language }, path))}${rest}</url>`,
  )
}

const partOf = (at: Place, pages: readonly Listed[]): string =>
  xmlDocument('urlset', extensions, pages.flatMap((page) => entriesOf(at, page)).slice(0, maxUrls))

const sizeFor = ({ languages }: Place): number => Math.max(1000, Math.floor(maxUrls / languages.length))

const placeOf = async ({ around }: PageContext<Catalog>): Promise<ShellData> => (await around()).shell

const xml = (request: Request, text: string): Response => cacheableFile(request, { type: 'application/xml', text })

/** The sitemap index. */
const indexRoute = cacheablePage({
  path: '/sitemap.xml',
  load: async (context) => {
    const shell = await placeOf(context)
    const { starts } = await listProductPageStarts(context.shop.send)({ size: sizeFor(shell) }, context.call)
    const parts = ['pages', ...starts.map((start) => `products-${start}`)]
    const entry = (name: string) =>
      `<sitemap>${tag('loc', `${canonicalOrigin(shell.config)}/sitemaps/${name}.xml`)}</sitemap>`
    return xml(context.request, xmlDocument('sitemapindex', protocol, parts.map(entry)))
  },
})

const pagesOf = async (context: PageContext<Catalog>): Promise<Listed[]> => {
  const [collections, brands, { design, policies }] = await Promise.all([
    readCollections(context),
    readBrands(context),
    context.design(),
  ])
  return [
    { path: '/' },
    { path: '/collections' },
    ...collections.map(({ slug, media }) => ({ path: `/collections/${slug}`, picture: media?.mainMedia?.image?.url })),
    ...brands.map((name) => ({ path: brandPath(name) })),
    ...design.pages.map(({ slug }) => ({ path: `/pages/${slug}` })),
    ...policies.map((policy) => ({ path: policyPath(policy) })),
    { path: '/accessibility' },
  ]
}

const partRoute = cacheablePage({
  path: '/sitemaps/:name',
  load: async (context) => {
    const shell = await placeOf(context)
    const { name } = context.params
    if (name === 'pages.xml') return xml(context.request, partOf(shell, await pagesOf(context)))
    const [, start] = /^products-(\d{1,18})\.xml$/.exec(name) ?? []
    if (start === undefined) throw new NotFound()
    const pages = await readPart(context, start, sizeFor(shell))
    const listed = pages.map(({ slug, lastUpdated, image }) => ({
      path: `/product-page/${slug}`,
      changed: lastUpdated,
      picture: image?.url,
    }))
    return xml(context.request, partOf(shell, listed))
  },
})

export const sitemapRoutes: readonly Route[] = [indexRoute, partRoute]
