import type { Calls, RequestOf, ResponseOf } from '@vitrine/contract/call.ts'
import type { CallerOf, Exchange } from './caller.ts'

/** An answer with a list whose items are JSON already, in bytes: they go out as they are. */
export class SerializedList<Answer> {
  constructor(
    readonly name: keyof Answer & string,
    readonly items: readonly Uint8Array[],
    /** The answer, its list empty. */
    readonly response: Answer,
  ) {}
}

/** One function per call: who calls, what they ask, and the exchange around it. */
export type Handlers<C extends Calls> = {
  readonly [Name in keyof C]: (
    caller: CallerOf<C[Name]>,
    request: RequestOf<C[Name]>,
    exchange: Exchange,
  ) => Promise<ResponseOf<C[Name]> | SerializedList<ResponseOf<C[Name]>>>
}
