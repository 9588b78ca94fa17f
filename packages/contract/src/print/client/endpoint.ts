import { isElevatedCall, type Call } from '../../call.ts'

/** The client's function for each encoding of a request in a URL. */
const packers = { r: 'pack', dotted: 'flatten' } as const

interface EndpointOptions {
  /** Table of the timestamps in the response, as code. */
  readonly dates: string | undefined
  /** Arguments of the function, for `bind`. */
  readonly names?: readonly string[]
}

/** Prints the endpoint of a call, as the client uses it. */
export const printEndpoint = (call: Call, { dates, names = [] }: EndpointOptions): string => {
  const fields = [
    `route: '${[call.method, call.path, ...names].join(' ')}'`,
    ...(call.repeatable ? ['repeatable: true'] : []),
    ...(isElevatedCall(call) ? ['elevated: true'] : []),
    ...(call.encoding ? [`packed: ${packers[call.encoding]}`] : []),
    ...(dates ? [`dates: ${dates}`] : []),
  ]
  return `{ ${fields.join(', ')} }`
}
