import type { Calls, RequestOf, ResponseOf } from '@vitrine/contract/call.ts'
import type { CallerOf, Exchange } from './caller.ts'

/** One function per call: who calls, what they ask, and the exchange around it. */
export type Handlers<C extends Calls> = {
  readonly [Name in keyof C]: (
    caller: CallerOf<C[Name]>,
    request: RequestOf<C[Name]>,
    exchange: Exchange,
  ) => Promise<ResponseOf<C[Name]>>
}
