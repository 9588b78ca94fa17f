interface HeadProps {
  readonly title: string
  readonly description?: string | undefined
  /** Shown where someone passes the page on. */
  readonly preview?: { readonly title: string; readonly picture: string | undefined }
  /** Not for search engines. */
  readonly isPrivate?: boolean
}

const longestDescription = 160

/** What a page says of itself in its head. */
export const Head = ({ title, description, preview, isPrivate }: HeadProps) => (
  <>
    <title>{title}</title>
    {description !== undefined && <meta name="description" content={description.slice(0, longestDescription)} />}
    {isPrivate && <meta name="robots" content="noindex" />}
    {preview && <meta property="og:title" content={preview.title} />}
    {preview?.picture !== undefined && <meta property="og:image" content={preview.picture} />}
  </>
)

/** The title of a page of the store, which no search engine keeps. */
export const privately = (title: string, { site }: { readonly site: { readonly name: string } }): HeadProps => ({
  title: `${title} · ${site.name}`,
  isPrivate: true,
})
