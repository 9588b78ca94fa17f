import type { identityCalls } from '@vitrine/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../handlers.ts'
import { createMemberHandlers } from '../member/handlers.ts'
import { createRedirectHandlers } from '../redirect/handlers.ts'
import { login, register } from './authentication.ts'
import { logOut } from './log-out.ts'
import { changePassword, recover, sendRecovery } from './recovery.ts'
import { signOn } from './sign-on.ts'
import { createTokenHandlers } from './tokens.ts'
import { resendCode, verifyCode } from './verification.ts'

/** Every call around who someone is: tokens, sign-up and sign-in, visits to hosted pages, the member themselves. */
export const createIdentityHandlers = (context: Context): Handlers<typeof identityCalls> => ({
  ...createTokenHandlers(context),
  ...createRedirectHandlers(context),
  ...createMemberHandlers(context),

  register: (caller, { body }, { ip }) => register(context, caller, { body, ip }),
  login: (caller, { body }, { ip }) => login(context, caller, { body, ip }),

  signOn: ({ siteId }, { body: { loginId, profile = {}, verifyEmail = false, mergeExistingContact = false } }) =>
    signOn(context, siteId, { email: loginId.email, profile, verifyEmail, mergeExistingContact }),
  logout: (caller, { query }) => logOut(context, caller, query),

  verifyDuringAuthentication: ({ siteId }, { body }) => verifyCode(context, { siteId, ...body }),
  resendDuringAuthentication: async ({ siteId, clientId }, { body }) => {
    await resendCode(context, { siteId, clientId, ...body })
    return {}
  },

  sendRecoveryEmail: async (caller, { body }, { ip }) => {
    await sendRecovery(context, caller, { email: body.email, redirect: body.redirect, ip })
    return {}
  },
  recover: (caller, { body }) =>
    recover(
      context,
      { recoveryToken: body.recoveryToken, password: body.password },
      { siteId: caller.role === 'anyone' ? undefined : caller.siteId },
    ),
  changePassword: async (caller, { body }) => {
    await changePassword(context, caller, body.newPassword)
    return {}
  },
})
