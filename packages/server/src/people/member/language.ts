import type { Context } from '../../ground/context/context.ts'
import { inLanguageOf } from '../../ground/words/speech.ts'
import { findMember } from './store.ts'

/** The rooms as they speak to a member whom the shop writes to unasked; what the shop asks for goes first. */
export const inLanguageOfMember = async (
  context: Context,
  { siteId, memberId, asked }: { siteId: string; memberId: string; asked?: string | undefined },
): Promise<Context> => {
  const member = await findMember(context.db, siteId, memberId)
  return inLanguageOf(context, { requested: asked, accepted: member?.language ?? undefined })
}
