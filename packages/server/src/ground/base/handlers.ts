import type { Calls, RequestOf, ResponseOf } from '@vitrine/contract/call.ts'
import type { CallerOf, Exchange } from './caller.ts'

/** A response with a list whose items are already serialized to JSON. */
export class SerializedList<Answer> {
  constructor(
    readonly name: keyof Answer & string,
    readonly items: readonly Uint8Array[],
    /** The response with an empty list. */
    readonly response: Answer,
  ) {}
}

/** The handlers of a set of calls, one per call. */
export type Handlers<C extends Calls> = {
  readonly [Name in keyof C]: (
    caller: CallerOf<C[Name]>,
    request: RequestOf<C[Name]>,
    exchange: Exchange,
  ) => Promise<ResponseOf<C[Name]> | SerializedList<ResponseOf<C[Name]>>>
}
