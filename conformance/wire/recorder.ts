import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as received. */
export interface Recorded {
  readonly method: string
  readonly path: string
  /** Sorted by name. A packed message (`.r`) is unpacked. */
  readonly query: readonly (readonly [string, unknown])[]
  readonly body: unknown
  /** Credentials of the request. */
  readonly authorization?: string | undefined
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? undefined : JSON.parse(text)
}

/** Unpacks a message, since the order of its fields doesn't matter. */
const unpacked = ([name, value]: [string, string]): [string, unknown] =>
  name === '.r' ? [name, JSON.parse(Buffer.from(value, 'base64url').toString())] : [name, value]

export const queryOf = (entries: Iterable<[string, string]>): [string, unknown][] =>
  [...entries].map(unpacked).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

/** A server that records every request. It responds by path, otherwise with `{}`. */
export const openRecorder = async (answers: Readonly<Record<string, object>> = {}) => {
  let recorded: Recorded[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://recorder')
    const body = await bodyOf(request)
    const authorization = request.headers.authorization || undefined
    recorded.push({ method: request.method!, path: pathname, query: queryOf(searchParams), body, authorization })
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[pathname] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Returns the requests since the last call. */
    take: (): readonly Recorded[] => {
      const taken = recorded
      recorded = []
      return taken
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
export type Recorder = Awaited<ReturnType<typeof openRecorder>>
