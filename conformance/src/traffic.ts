import { writeFile } from 'node:fs/promises'

/** A request of the SDK, as sent to the provider's hosts, before it is redirected to our server. */
export interface Exchange {
  readonly host: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly status: number
  /** Whether the server doesn't implement the call. */
  readonly notBuilt: boolean
}

const exchanges: Exchange[] = []

const isNotBuilt = (status: number, text: string): boolean => status === 404 && text.includes('"NOT_BUILT"')

/** Records all requests from now on. */
export const watchTraffic = (): void => {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { host, pathname, search } = new URL(request.url)
    const response = await send(input, init)
    const { status } = response
    const notBuilt = status >= 400 && isNotBuilt(status, await response.clone().text())
    exchanges.push({ host, method: request.method, path: pathname, query: search, status, notBuilt })
    return response
  }
}

/** All requests so far. */
export const traffic = (): readonly Exchange[] => exchanges

/** Writes all requests to the file named by the environment. */
export const saveTraffic = async (): Promise<void> => {
  const file = process.env.VITRINE_TRAFFIC_LOG
  if (file === undefined) return
  await writeFile(file, exchanges.map(({ method, path, status }) => `${method} ${path} ${status}\n`).join(''))
}
