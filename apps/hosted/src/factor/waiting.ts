import type { MfaChallengeData, StateMachineResponse } from '@vitrine/client'
import { packCookie, readCookie, unpackCookie, writeCookie } from '@vitrine/web/cookies.ts'
import type { PageRequest } from '../page.ts'

/** A verification method. */
export type Method = MfaChallengeData['availableFactors'][number]['factorType']

/** Also set by the server, after signing in with a provider. */
const cookie = 'vitrine_factor'
/** The server's time limit. */
const seconds = 10 * 60

/** Must match the server, which reads this cookie at provider callbacks. */
const deviceCookie = 'vitrine_device'
const month = 30 * 24 * 60 * 60

/** A sign-in that waits for a second factor. */
export interface Waiting {
  readonly stateToken: string
  readonly available: readonly Method[]
  readonly chosen?: Method
  /** Where the code was sent, or the number shown on both devices. */
  readonly hint?: string
  readonly transactionId?: string
  /** Passkey options, as JSON. */
  readonly options?: string
}

export const waitingOf = ({ stateToken = '', mfaChallengeData }: StateMachineResponse): Waiting => {
  const { factorType, verificationChallengeData: challenge, availableFactors = [] } = mfaChallengeData ?? {}
  const transactionId = challenge?.pushData?.transactionId
  const options = challenge?.webauthnData?.publicKeyCredentialRequestOptionsJson
  return {
    stateToken,
    available: availableFactors.map((factor) => factor.factorType),
    ...(factorType !== undefined && { chosen: factorType }),
    ...(challenge?.hint !== undefined && { hint: challenge.hint }),
    ...(transactionId !== undefined && { transactionId }),
    ...(options !== undefined && { options }),
  }
}

export const waitingCookieFor = ({ origin }: PageRequest, waiting: Waiting): string =>
  writeCookie(cookie, packCookie(waiting), { origin, seconds })

export const clearedWaiting = ({ origin }: PageRequest): string => writeCookie(cookie, '', { origin, seconds: 0 })

export const readWaiting = (page: PageRequest): Waiting | undefined => {
  const found = unpackCookie(readCookie(page, cookie)) as Partial<Waiting> | undefined
  const isWhole = typeof found?.stateToken === 'string' && Array.isArray(found.available)
  return isWhole ? (found as Waiting) : undefined
}

/** Returns the token of a trusted device. */
export const deviceTokenOf = (page: PageRequest): string | undefined => readCookie(page, deviceCookie) || undefined

/** Saves the device token, if the response contains one. */
export const deviceCookiesFor = ({ origin }: PageRequest, { additionalData }: StateMachineResponse): string[] => {
  const { strValue } = (additionalData?.deviceToken ?? {}) as { strValue?: unknown }
  const isToken = typeof strValue === 'string' && /^[\w-]+$/.test(strValue)
  return isToken ? [writeCookie(deviceCookie, strValue, { origin, seconds: month })] : []
}
