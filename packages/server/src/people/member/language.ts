import type { Context } from '../../ground/context/context.ts'
import { contextInLanguage } from '../../ground/words/speech.ts'
import { findMember } from './store.ts'

/** Speaks the member's language in emails they did not request. A language named by the shop takes precedence. */
export const inLanguageOfMember = async (
  context: Context,
  { siteId, memberId, requested }: { siteId: string; memberId: string; requested?: string | undefined },
): Promise<Context> => {
  const member = await findMember(context.db, siteId, memberId)
  return contextInLanguage(context, { requested, accepted: member?.language ?? undefined })
}
