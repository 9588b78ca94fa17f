const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Leads a browser to another site via an intermediate page. A redirect after a form post would not work: browsers check
 * the whole redirect chain against `form-action`, which allows only our own pages. The page has a link as a fallback,
 * and a `location` header for scripts, as in a redirect.
 */
export const refreshTo = (location: string, { language, title }: { language: string; title: string }): Response => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`
  const link = `<p><a href="${escaped(location)}">${escaped(title)}</a></p>`
  const html = `<!doctype html><html lang="${escaped(language)}" dir="auto"><head>${head}</head><body>${link}</body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', refresh: `0;url=${location}`, location }
  return new Response(html, { headers })
}
