declare const safe: unique symbol

/** Sanitized HTML, created by `safeHtml` on a server only. */
export type SafeHtml = string & { readonly [safe]: true }

/** Shows HTML written by people. */
export const Prose = ({ html }: { html: SafeHtml }) => (
  <div className="v-prose" dangerouslySetInnerHTML={{ __html: html }} />
)

/** Strips the tags, for meta descriptions. */
export const plainText = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim()
