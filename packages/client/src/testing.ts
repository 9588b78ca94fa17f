/** A sent request, parsed. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly search: URLSearchParams
  readonly authorization: string | null
  readonly headers: Headers
  // Tests inspect arbitrary bodies.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly signal: AbortSignal | null
}

export type Respond = (sent: Sent, count: number) => unknown

/** Stubs the network for tests of the client alone: records requests and returns the given responses. */
export const stubNetwork = (respond: Respond) => {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input))
    const headers = new Headers(init.headers)
    const one: Sent = {
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.searchParams,
      authorization: headers.get('authorization'),
      headers,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      signal: init.signal ?? null,
    }
    sent.push(one)
    const answer = await respond(one, sent.length)
    return answer instanceof Response ? answer : Response.json(answer)
  }
  return { fetch, sent, to: (path: string) => sent.filter((one) => one.path === path) }
}

/** A response of the token endpoint. */
export const tokenAnswer = (name: string, more: object = {}) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  expires_in: 14_400,
  ...more,
})

/** An error response with a code of the server's error list. */
export const refusal = (status: number, code: string, description = 'No', more: ResponseInit = {}): Response =>
  Response.json(
    { message: description, details: { applicationError: { code, description, data: {} } } },
    { status, ...more },
  )

export const deferred = <T>() => {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

export const inAnHour = (): number => Math.floor(Date.now() / 1000) + 3600

export const memberTokens = (expiresAt = inAnHour()) => ({
  accessToken: { value: 'access-member', expiresAt },
  refreshToken: { value: 'refresh-member', role: 'member' as const },
})
