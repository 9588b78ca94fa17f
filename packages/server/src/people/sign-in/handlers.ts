import type { identityCalls } from '@vitrine/contract'
import type { App, Exchange, Owner, SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { answerFactor } from '../factor/api.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { login, register } from './authentication.ts'
import { contextInLanguage } from '../../ground/words/speech.ts'
import { inLanguageOfMember } from '../member/api.ts'
import { logOut } from './log-out.ts'
import { changePassword, recover, sendInvitation, sendRecovery } from './recovery.ts'
import { signOn } from './sign-on.ts'
import { resendCode, startVerification, verifyCode } from './verification.ts'

type SignInCall =
  | 'register'
  | 'login'
  | 'signOn'
  | 'logout'
  | 'verifyDuringAuthentication'
  | 'resendDuringAuthentication'
  | 'verifyFactor'
  | 'startVerification'
  | 'sendActivationEmail'
  | 'sendRecoveryEmail'
  | 'recover'
  | 'changePassword'

/** Creates the handlers for sign-up, sign-in, sign-out and account recovery. */
export const createSignInHandlers = (context: Context): Pick<Handlers<typeof identityCalls>, SignInCall> => ({
  register: (caller, { body }, asking) => {
    // The member's language from the storefront takes precedence over its server's.
    const languages = [body.profile?.language, asking.languages].filter(Boolean).join(', ')
    const from = { ...asking, languages }
    return register(inRequestedLanguage(context, from), caller, { body, from })
  },
  login: (caller, { body }, from) => login(inRequestedLanguage(context, from), caller, { body, from }),

  signOn: ({ siteId }, { body: { loginId, profile = {}, verifyEmail = false, mergeExistingContact = false } }) =>
    signOn(context, siteId, { email: loginId.email, profile, verifyEmail, mergeExistingContact }),
  logout: (caller, { query }) => logOut(context, caller, query),

  verifyDuringAuthentication: ({ siteId }, { body }, from) =>
    verifyCode(inRequestedLanguage(context, from), { siteId, from, ...body }),
  resendDuringAuthentication: async ({ siteId, clientId }, { body }, from) => {
    await resendCode(inRequestedLanguage(context, from), { siteId, clientId, ...body })
    return {}
  },

  verifyFactor: async ({ siteId }, { params: { factorType }, body }, from) => {
    const speaking = inRequestedLanguage(context, from)
    const answer = await answerFactor(speaking, { siteId, type: factorType, body, from })
    if (answer) return answer
    // Older clients complete a sign-up here too; it accepts only the email code.
    if (factorType !== 'EMAIL')
      throw invalidField('factorType', 'does not belong to a sign-in in progress', 'VALIDATION')
    const { stateToken, emailData } = body
    if (!emailData?.code) throw invalidField('emailData.code', 'must be set', 'REQUIRED_FIELD')
    return verifyCode(speaking, { siteId, from, stateToken, code: emailData.code })
  },
  startVerification: async (caller, { body }, from) => {
    const { siteId, clientId } = caller
    // The caller is the shop, whose language is not the member's.
    const memberId = targetMemberId(caller, body.identityId)
    const isOwn = caller.role === 'member'
    const speaking = isOwn
      ? inRequestedLanguage(context, from)
      : await inLanguageOfMember(context, { siteId, memberId })
    return { verificationId: await startVerification(speaking, { siteId, clientId, memberId }) }
  },
  sendActivationEmail: async ({ siteId }, { body: { identityId, emailOptions } }) => {
    const requested = emailOptions?.language
    const speaking = await inLanguageOfMember(context, { siteId, memberId: identityId, requested })
    await sendInvitation(speaking, siteId, { memberId: identityId, redirect: emailOptions?.redirect })
    return {}
  },

  sendRecoveryEmail: async (caller, { body }, { ip, languages }) => {
    const speaking = contextInLanguage(context, { requested: body.language, accepted: languages })
    await sendRecovery(speaking, caller, { email: body.email, redirect: body.redirect, ip })
    return {}
  },
  recover: (caller, { body }, from) =>
    recover(
      inRequestedLanguage(context, from),
      { recoveryToken: body.recoveryToken, password: body.password },
      { siteId: caller.role === 'anyone' ? undefined : caller.siteId, from },
    ),
  changePassword: async (caller, { body }, from) => {
    await changePassword(inRequestedLanguage(context, from), caller, body.newPassword)
    return {}
  },
})

/** Returns the context in the language that the browser requests. */
const inRequestedLanguage = (context: Context, { languages }: Exchange): Context =>
  contextInLanguage(context, { accepted: languages })

/** Returns the member whose address is meant: a member's own, or the one that the shop names. */
const targetMemberId = (caller: SignedInMember | Owner | App, identityId: string | undefined): string => {
  if (caller.role === 'member') {
    // Other members do not exist for a member.
    if (identityId !== undefined && identityId !== caller.memberId) throw new Refusal('NOT_FOUND')
    return caller.memberId
  }
  if (identityId === undefined) throw invalidField('identityId', 'must be set', 'REQUIRED_FIELD')
  return identityId
}
