declare const safe: unique symbol

/** HTML that went through `safeHtml`; only a server makes it, pages carry it on. */
export type SafeHtml = string & { readonly [safe]: true }

/** Shows text that people wrote as HTML. */
export const Prose = ({ html }: { html: SafeHtml }) => (
  <div className="v-prose" dangerouslySetInnerHTML={{ __html: html }} />
)

/** Its words without the tags: for descriptions in the head of a page. */
export const plainText = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim()
