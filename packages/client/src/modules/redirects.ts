import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated-sign-in.ts'
import type { CreateRedirectSessionOptionsInput, RedirectSession } from '../generated.ts'

/** Prepares a visit to a hosted page and tells its address: `redirectSession.fullUrl`. */
export const createRedirectSession = (
  send: Send,
): ((
  options: CreateRedirectSessionOptionsInput,
  call?: CallOptions,
) => Promise<{ redirectSession: RedirectSession }>) => bind(send, calls.createRedirectSession, '...options')
