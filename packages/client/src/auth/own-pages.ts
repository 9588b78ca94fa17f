import type { Send } from '../call-options.ts'
import { login, register } from '../calls/authentication.ts'
import { sendRecoveryEmail } from '../calls/recovery.ts'
import { resendDuringAuthentication, verifyDuringAuthentication } from '../calls/verification.ts'
import { failure, loginResult } from './login-result.ts'
import type { LoginParams, SignIn } from './sign-in-methods.ts'

const bodyOf = ({ email, password, captchaTokens: tokens, deviceToken }: LoginParams) => ({
  loginId: { email },
  password,
  ...(deviceToken !== undefined && { clientMetaData: { deviceToken } }),
  ...(tokens && {
    captchaTokens: [{ Recaptcha: tokens.recaptchaToken, InvisibleRecaptcha: tokens.invisibleRecaptchaToken }],
  }),
})

/** Sign-in and sign-up with your own pages. */
export const createOwnPages = (clientId: string, send: Send) =>
  ({
    login: (params, call) => loginResult(send(login, { body: bodyOf(params) }, call), true),

    register: (params, call) =>
      loginResult(send(register, { body: { ...bodyOf(params), profile: params.profile } }, call)),

    processVerification: async ({ verificationCode: code, stateToken }, state, call) => {
      const token = stateToken ?? (state?.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? state.data.stateToken : '')
      if (!token) return failure('Unknown _state', 'unknown')
      return loginResult(send(verifyDuringAuthentication, { body: { code, stateToken: token } }, call))
    },

    resendVerification: async (stateToken, call) => {
      await send(resendDuringAuthentication, { body: { stateToken } }, call)
    },

    sendPasswordResetEmail: async (email, redirectUri, call) => {
      await send(sendRecoveryEmail, { body: { email, redirect: { url: redirectUri, clientId } } }, call)
    },
  }) satisfies Partial<SignIn>
