import { request } from 'node:http'

/** A host of the provider; all of them are this server. */
export type Host = 'www' | 'edge' | 'readonly'

export interface ShopRequest {
  readonly host?: Host
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  // Rows inspect arbitrary bodies.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

/** Sends a request with the provider's host name, which `fetch` doesn't allow. */
export const ask = (url: string, { host = 'www', method, path, token = '', body }: ShopRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: `${host}.wixapis.com`,
      authorization: token,
      'x-wix-bi-gateway': 'environment=js-sdk',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = request(url + path, { method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      const text = Buffer.concat(parts).toString()
      const isJson = response.headers['content-type']?.includes('json') ?? false
      resolve({ status: response.statusCode!, headers: response.headers, body: isJson ? JSON.parse(text) : text })
    })
    sent.once('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/** Packs a message into a URL. */
export const packed = (message: unknown): string => `?.r=${Buffer.from(JSON.stringify(message)).toString('base64url')}`
