import { writeFile } from 'node:fs/promises'

/** What the SDK sends, as it sends it: to the provider's hosts, before the redirect takes it to our server. */
export interface Exchange {
  readonly host: string
  readonly method: string
  readonly path: string
  readonly query: string
  readonly status: number
  /** The server has no such call, or says that it is not built. */
  readonly notBuilt: boolean
}

const exchanges: Exchange[] = []

const isNotBuilt = (status: number, text: string): boolean => status === 404 && text.includes('"NOT_BUILT"')

/** Listens to every request from now on. */
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

/** Everything sent so far. */
export const traffic = (): readonly Exchange[] => exchanges

/** Leaves a note of everything sent, in the file that the environment names. */
export const saveTraffic = async (): Promise<void> => {
  const file = process.env.VITRINE_TRAFFIC_LOG
  if (file === undefined) return
  await writeFile(file, exchanges.map(({ method, path, status }) => `${method} ${path} ${status}\n`).join(''))
}
