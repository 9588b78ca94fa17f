import { writeJson } from '@vitrine/web/form/json.ts'
import { localPath } from '../address.ts'
import { canonicalOrigin } from '../config.ts'
import type { ShellData } from './shell-data.ts'

export interface HeadMeta {
  readonly title: string
  readonly description?: string | undefined
  /** Image of link previews. */
  readonly picture?: string | undefined
  /** Hidden from search engines. */
  readonly isPrivate?: boolean
  /** Query parameters that make a page of its own, such as `?page=2`. */
  readonly query?: string
  /** Structured data (schema.org). */
  readonly structured?: readonly object[]
  readonly kind?: 'website' | 'product'
}

const maxDescription = 160

interface HeadProps {
  readonly meta: HeadMeta
  readonly shell: ShellData
}

/** Canonical and alternate URLs. */
const Addresses = ({ meta: { query = '' }, shell }: HeadProps) => {
  const { config, languages, path } = shell
  const addressIn = (language: string) => canonicalOrigin(config) + localPath({ language, languages }, path) + query
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

/** Metadata of a page. */
export const Head = ({ meta, shell }: HeadProps) => {
  const { title, description, picture, isPrivate, structured = [], kind = 'website' } = meta
  const summary = description?.trim().replaceAll(/\s+/g, ' ').slice(0, maxDescription)
  return (
    <>
      <title>{title}</title>
      {summary && <meta name="description" content={summary} />}
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <Addresses meta={meta} shell={shell} />
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={shell.site.name} />
          <meta property="og:locale" content={shell.language} />
          <meta property="og:title" content={title} />
          {summary && <meta property="og:description" content={summary} />}
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

/** Structured data as JSON-LD. */
const StructuredData = ({ value }: { value: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: writeJson({ '@context': 'https://schema.org', ...value }) }}
  />
)

/** Metadata of a page that is hidden from search engines. */
export const privately = (title: string, { site }: { readonly site: { readonly name: string } }): HeadMeta => ({
  title: `${title} · ${site.name}`,
  isPrivate: true,
})
