import { Agent, request } from 'node:http'

interface Received {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** Keeps connections open, as browsers do. */
const agent = new Agent({ keepAlive: true })

/**
 * Sends an HTTP request to a server of this machine and reads the whole answer. With `fetch`, which prepares for more
 * than a test needs, all tests of the server take a tenth more processor time.
 */
export const sendRequest = (
  url: string,
  { method, headers, body }: { method: string; headers: Readonly<Record<string, string>>; body?: string },
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(url, { method, headers: { ...headers, ...length }, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('error', reject)
      answer.once('end', () => {
        const received = new Headers()
        for (const [name, values = []] of Object.entries(answer.headersDistinct))
          for (const value of values) received.append(name, value)
        resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString(), headers: received })
      })
    })
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server closed the connection after its last answer, before it read this request.
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(sendRequest(url, { method, headers, body }))
      else reject(error)
    })
    sent.end(body)
  })
