export const origin = '// Printed from packages/contract by `npm run generate`. Do not edit.\n'

export const header = `${origin}
import type { pack } from './pack.ts'

/** How a call is sent, and the types of its request and response. */
export interface Endpoint<Request, Response> {
  /** Method and path, with \`{name}\` for parameters. */
  readonly route: string
  /** Whether the call may be retried after a failure. */
  readonly repeatable?: true
  /** Packs the request into the URL. If the URL is too long, the request is sent as a POST. */
  readonly packed?: typeof pack
  /** Where timestamps are in the response. */
  readonly dates?: Moments
  readonly elevated?: false
  /** Types of the request and response. Not set at run time. */
  readonly types?: (request: Request) => Response
}

/** A call for owners and apps. It requires a client with elevated rights. */
export interface ElevatedEndpoint<Request, Response> extends Omit<Endpoint<Request, Response>, 'elevated'> {
  readonly elevated: true
}

/**
 * Fields of a response: \`true\` for a timestamp, a table for an object with timestamps, \`false\` for an object to
 * which the same table applies.
 */
export interface Moments {
  readonly [field: string]: boolean | Moments
}
`
