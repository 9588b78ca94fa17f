import type { CallOptions, ElevatedSend, Send } from './call-options.ts'
import type { ElevatedEndpoint, Endpoint } from './generated.ts'

/**
 * Creates the function of a call; its type is printed next to it. The route of `endpoint` is followed by the arguments
 * in order, each a field of the request; `...options` stands for all other fields: `GET /products/{id} id ...options`.
 * `give` names the field of the response to return. Default: the whole response. `''`: nothing.
 */
export const bind = <F>(
  ...[send, endpoint, give]:
    | [send: Send, endpoint: Endpoint<never, unknown>, give?: string]
    | [send: ElevatedSend, endpoint: ElevatedEndpoint<never, unknown>, give?: string]
): F =>
  (async (...values: readonly unknown[]) => {
    const args = endpoint.route.split(' ').slice(2)
    const { '...options': options, ...named } = Object.fromEntries(args.map((name, index) => [name, values[index]]))
    const body = { ...named, ...(options as object) }
    const answer = await (send as ElevatedSend)(endpoint, { body } as never, {
      ...(values[args.length] as CallOptions),
      args,
    })
    return give == null ? answer : (answer as Record<string, unknown>)[give]
  }) as F
