/**
 * Makes all requests to local servers strict unless a test opts out: an unknown field is a mistake. Test files of a
 * process share `fetch`, so it is replaced once.
 */
const isStrict = Symbol.for('vitrine.strict')
const hosts = new Set(['localhost', '127.0.0.1', '[::1]'])

const strict =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!URL.canParse(url) || !hosts.has(new URL(url).hostname)) return send(input, init)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    if (!headers.has('x-vitrine-strict')) headers.set('x-vitrine-strict', '1')
    return send(input, { ...init, headers })
  }

if (!(isStrict in globalThis)) {
  globalThis.fetch = strict(globalThis.fetch)
  Object.defineProperty(globalThis, isStrict, { value: true })
}
