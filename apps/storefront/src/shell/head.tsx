import { writeJson } from '@vitrine/web/json.ts'
import { localPath } from '../address.ts'
import type { ShellData } from './shell-data.ts'

export interface HeadMeta {
  readonly title: string
  readonly description?: string | undefined
  /** Shown where someone passes the page on. */
  readonly picture?: string | undefined
  /** Not for search engines. */
  readonly isPrivate?: boolean
  /** What of the parameters makes another page, such as `?page=2`. */
  readonly query?: string
  /** What the page is about, in the words of schema.org. */
  readonly structured?: readonly object[]
  readonly kind?: 'website' | 'product'
}

const longestDescription = 160

interface HeadProps {
  readonly meta: HeadMeta
  readonly shell: ShellData
}

/** Where the page is, in each language that it can be had in. */
const Addresses = ({ meta: { query = '' }, shell }: HeadProps) => {
  const { config, languages, path } = shell
  const addressIn = (language: string) => config.origin + localPath({ language, languages }, path) + query
  return (
    <>
      <link rel="canonical" href={addressIn(shell.language)} />
      <meta property="og:url" content={addressIn(shell.language)} />
      {languages.length > 1 && (
        <>
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(languages[0])} />
        </>
      )}
    </>
  )
}

/** What a page says of itself in its head. */
export const Head = ({ meta, shell }: HeadProps) => {
  const { title, description, picture, isPrivate, structured = [], kind = 'website' } = meta
  const said = description?.trim().replaceAll(/\s+/g, ' ').slice(0, longestDescription)
  return (
    <>
      <title>{title}</title>
      {said && <meta name="description" content={said} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <Addresses meta={meta} shell={shell} />
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={shell.site.name} />
          <meta property="og:locale" content={shell.language} />
          <meta property="og:title" content={title} />
          {said && <meta property="og:description" content={said} />}
          {picture !== undefined && <meta property="og:image" content={picture} />}
          <meta name="twitter:card" content={picture === undefined ? 'summary' : 'summary_large_image'} />
          {structured.map((one, index) => (
            <StructuredData key={index} value={one} />
          ))}
        </>
      )}
    </>
  )
}

/** What search engines read of a page (schema.org, as JSON-LD). */
const StructuredData = ({ value }: { value: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: writeJson({ '@context': 'https://schema.org', ...value }) }}
  />
)

/** The title of a page of the store, which no search engine keeps. */
export const privately = (title: string, { site }: { readonly site: { readonly name: string } }): HeadMeta => ({
  title: `${title} · ${site.name}`,
  isPrivate: true,
})
