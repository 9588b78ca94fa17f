import type { factorCalls } from '@vitrine/contract'
import type { Context } from '../../ground/context/context.ts'
import { newChallenge, readSiteKey } from '../captcha/api.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { contextInLanguage } from '../../ground/words/speech.ts'
import { findMember } from '../member/api.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { answerPush, findPushes } from './challenge-store.ts'
import { countDevices, forgetDevices } from './devices.ts'
import { activate, enroll } from './enroll.ts'
import { findFactors } from './factor-store.ts'
import { reachesPhones } from './code/mailbox-messenger.ts'
import { presentFactor } from './present.ts'
import { countRecoveryCodes } from './code/recovery-codes.ts'
import { remove, renewRecoveryCodes } from './remove.ts'

/** Creates the handlers for calls about second factors and captchas. */
export const createFactorHandlers = (context: Context): Handlers<typeof factorCalls> => {
  const { db, now, sites } = context
  return {
    listFactors: async (caller) => {
      const member = await findMember(db, caller.siteId, caller.memberId)
      const factors = await findFactors(db, caller)
      const phones = reachesPhones(context) ? (['SMS', 'CALL'] as const) : []
      return {
        factors: factors.map(presentFactor),
        offered: ['TOTP', 'WEBAUTHN', 'EMAIL', ...phones, 'PUSH'],
        recoveryCodesLeft: await countRecoveryCodes(db, caller),
        trustedDevices: await countDevices(context, caller),
        hasPassword: member?.password_hash != null,
      }
    },
    enrollFactor: (caller, { body }, { ip, languages }) =>
      enroll(contextInLanguage(context, { accepted: languages }), caller, { body, ip }),
    activateFactor: (caller, { params, body }, { languages }) =>
      activate(contextInLanguage(context, { accepted: languages }), caller, { id: params.id.toLowerCase(), body }),
    removeFactor: async (caller, { params, body }, { ip, languages }) => {
      const speaking = contextInLanguage(context, { accepted: languages })
      await remove(speaking, caller, { id: params.id.toLowerCase(), password: body.password, ip })
      return {}
    },
    renewRecoveryCodes: async (caller, { body }, { ip, languages }) => ({
      recoveryCodes: await renewRecoveryCodes(contextInLanguage(context, { accepted: languages }), caller, {
        password: body.password,
        ip,
      }),
    }),
    forgetDevices: async (caller) => ({ forgotten: await forgetDevices(db, caller) }),

    listSignInRequests: async (caller) => {
      const waiting = await findPushes(db, { ...caller, now: now() })
      return {
        signInRequests: waiting.map(({ push_id, push_number, device, created_date, expires_date }) => ({
          transactionId: push_id!,
          number: push_number!,
          device,
          createdDate: created_date.toISOString(),
          expiresDate: expires_date.toISOString(),
        })),
      }
    },
    answerSignInRequest: async (caller, { params, body }) => {
      const answer = body.approve ? 'APPROVED' : 'DENIED'
      if (!(await answerPush(db, { ...caller, pushId: params.id.toLowerCase(), answer, now: now() })))
        throw new Refusal('NOT_FOUND', 'No sign-in is waiting for this answer.')
      return {}
    },

    createCaptchaChallenge: async (_caller, { body }) => {
      const captchaSite = readSiteKey(body.siteKey)
      if (!captchaSite || !(await sites.find(captchaSite.siteId)))
        throw invalidField('siteKey', 'is not the CAPTCHA site key of a store')
      return { challenge: await newChallenge(context, captchaSite) }
    },
  }
}
