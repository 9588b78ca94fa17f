/** A proxy in front of a storefront, as its host would have: compresses text and serves images. */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, createGzip, gzipSync } from 'node:zlib'

interface CachedFile {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

export interface FrontOptions {
  /** Port of the storefront. */
  readonly port: number
  /** Fetches an image; its path begins with `/pictures/`. */
  readonly picture: (url: URL) => Promise<Response>
}

const ask = async (port: number, incoming: IncomingMessage): Promise<IncomingMessage> => {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
  const further = request({ host: 'localhost', port, method: incoming.method, path: incoming.url, headers })
  incoming.pipe(further)
  const [answer] = (await once(further, 'response')) as [IncomingMessage]
  return answer
}

const isText = ({ headers }: IncomingMessage): boolean => /text|javascript|json|svg/.test(headers['content-type'] ?? '')

/** Streams a page in the same chunks. */
const passOn = (answer: IncomingMessage, response: ServerResponse): void => {
  const {
    'content-length': _length,
    'transfer-encoding': _coding,
    connection: _connection,
    ...headers
  } = answer.headers
  if (!isText(answer)) {
    response.writeHead(answer.statusCode!, headers)
    answer.pipe(response)
    return
  }
  response.writeHead(answer.statusCode!, { ...headers, 'content-encoding': 'gzip' })
  answer.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH })).pipe(response)
}

const readWhole = async (answer: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Compresses a built file once, at the highest level. */
const packFile = async (answer: IncomingMessage): Promise<CachedFile> => {
  const body = await readWhole(answer)
  const type = { 'content-type': answer.headers['content-type'], 'cache-control': 'public, max-age=31536000' }
  return isText(answer)
    ? { headers: { ...type, 'content-encoding': 'gzip' }, body: gzipSync(body, { level: 9 }) }
    : { headers: type, body }
}

const readPicture = async (answer: Response): Promise<CachedFile> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  const headers = {
    'content-type': answer.headers.get('content-type') ?? '',
    'cache-control': 'public, max-age=31536000',
  }
  return { headers, body: Buffer.from(await answer.arrayBuffer()) }
}

/** Starts the proxy on a free port. */
export const openFront = async ({ port, picture }: FrontOptions) => {
  const files = new Map<string, CachedFile>()
  const cache = async (path: string, find: () => Promise<CachedFile>): Promise<CachedFile> => {
    const known = files.get(path) ?? (await find())
    files.set(path, known)
    return known
  }
  const find = (incoming: IncomingMessage, path: string): Promise<CachedFile> | undefined => {
    if (path.startsWith('/pictures/'))
      return cache(path, async () => readPicture(await picture(new URL(path, 'http://localhost'))))
    return path.startsWith('/assets/') ? cache(path, async () => packFile(await ask(port, incoming))) : undefined
  }
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = await find(incoming, incoming.url ?? '/')
    if (found === undefined) return passOn(await ask(port, incoming), response)
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body)
  }
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      console.error('could not serve', incoming.url, error)
      response.writeHead(502).end()
    })
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
