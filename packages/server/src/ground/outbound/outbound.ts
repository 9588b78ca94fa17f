import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createLookup, requireAllowedAddress, type AddressPolicy } from './public-address.ts'

export interface OutboundRequest {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The time limit of the whole exchange. */
  readonly timeoutMs: number
  /** The maximum size of the response; larger ones are an error. */
  readonly maxBytes: number
  readonly reach: AddressPolicy
  readonly signal?: AbortSignal
}

export interface OutboundResponse {
  readonly status: number
  readonly contentType: string
  /** The target of a redirect, which is not followed. */
  readonly location: string | undefined
  readonly body: Uint8Array
}

const readBody = async (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Error(`the response is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Sends a request to a URL that a third party provided. Blocks private networks and doesn't follow redirects. */
export const sendOutbound = async (address: string, outbound: OutboundRequest): Promise<OutboundResponse> => {
  const { method, headers = {}, body, timeoutMs, maxBytes, reach } = outbound
  const url = new URL(address)
  requireAllowedAddress(url, reach)
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = outbound.signal ? AbortSignal.any([outbound.signal, timeout]) : timeout
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // Don't reuse connections: an open one may lead to an address that was not checked.
    const sent = request(url, { method, headers, signal, agent: false, lookup: createLookup(reach) }, (response) => {
      readBody(response, maxBytes).then(
        (bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            contentType: (response.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase(),
            location: response.headers.location,
            body: bytes,
          }),
        (error: unknown) => {
          sent.destroy()
          reject(timeout.aborted ? new Error(`no response within ${timeoutMs / 1000} s`) : (error as Error))
        },
      )
    })
    sent.on('error', (error) => reject(timeout.aborted ? new Error(`no response within ${timeoutMs / 1000} s`) : error))
    sent.end(body)
  })
}
