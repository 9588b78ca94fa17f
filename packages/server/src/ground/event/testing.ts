import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import { observeEvent } from '../../../../../test/observed-values/observe.ts'

/** A decoded message that a receiver got. */
export interface Received {
  readonly path: string
  /** The signed message. */
  readonly jwt: string
  readonly type: string
  readonly siteId: string
  // Tests inspect the shape of events themselves.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any
}

const opened = (path: string, jwt: string): Received => {
  const outer = JSON.parse(decodeJwt<{ data: string }>(jwt).data) as Record<string, string>
  return { path, jwt, type: outer.eventType!, siteId: outer.instanceId!, data: JSON.parse(outer.data!) }
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Starts a receiver of an app on this machine. `answerWith` sets its response to each message; default: 200. */
export const openReceiver = async () => {
  const received: Received[] = []
  let answer = (_message: Received, response: ServerResponse): void => void response.writeHead(200).end()
  const server = createServer(async (request, response) => {
    const message = opened(request.url!, await textOf(request))
    received.push(message)
    observeEvent(message.type)
    answer(message, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    received: received as readonly Received[],
    answerWith: (next: typeof answer) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>
