import { isElevatedCall, type Call } from '../../call.ts'

interface About {
  /** The table of moments in the answer, as code. */
  readonly dates: string | undefined
  /** Arguments that `bind` reads after the route. */
  readonly names?: readonly string[]
}

/** How a call travels, as the client reads it. */
export const printEndpoint = (call: Call, { dates, names = [] }: About): string => {
  const fields = [
    `route: '${[call.method, call.path, ...names].join(' ')}'`,
    ...(call.repeatable ? ['repeatable: true'] : []),
    ...(isElevatedCall(call) ? ['elevated: true'] : []),
    ...(call.encoding === 'r' ? ['packed: pack'] : []),
    ...(dates ? [`dates: ${dates}`] : []),
  ]
  return `{ ${fields.join(', ')} }`
}
