export const origin = '// Printed from packages/contract by `npm run generate`. Do not edit.\n'

export const header = `${origin}
import type { pack } from './pack.ts'

/** How one call travels, and the types of what goes in and comes out. */
export interface Endpoint<Request, Response> {
  /** Method and path, with \`{name}\` where a parameter stands. */
  readonly route: string
  /** May be sent again after a failure. */
  readonly repeatable?: true
  /** How the whole request is packed into the address; as a POST it travels where that is too long. */
  readonly packed?: typeof pack
  /** Where moments stand in the answer. */
  readonly dates?: Moments
  readonly elevated?: false
  /** Only in types: what goes in and what comes out. */
  readonly types?: (request: Request) => Response
}

/** A call that only a shop's owner or app may make: it needs a client with elevated rights. */
export interface ElevatedEndpoint<Request, Response> extends Omit<Endpoint<Request, Response>, 'elevated'> {
  readonly elevated: true
}

/** Fields of an answer: \`true\` where they are moments, a table where they hold some, \`false\` where this same table holds. */
export interface Moments {
  readonly [field: string]: boolean | Moments
}
`
