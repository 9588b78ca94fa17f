const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * Sends a browser on to a page elsewhere by a page of its own. A redirect would not do after a form: browsers hold the
 * whole chain of them against `form-action`, which names our own pages alone. Who is not led on presses the link. A script
 * that asks for the page finds the address in `location`, as in a redirect.
 */
export const refreshTo = (location: string, { language, title }: { language: string; title: string }): Response => {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>`
  const link = `<p><a href="${escaped(location)}">${escaped(title)}</a></p>`
  const html = `<!doctype html><html lang="${escaped(language)}" dir="auto"><head>${head}</head><body>${link}</body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', refresh: `0;url=${location}`, location }
  return new Response(html, { headers })
}
