import type { MfaChallengeData, StateMachineResponse } from '@vitrine/client'
import { packCookie, readCookie, unpackCookie, writeCookie } from '@vitrine/web/cookies.ts'
import type { PageRequest } from '../page.ts'

/** What a sign-in can be finished with. */
export type Method = MfaChallengeData['availableFactors'][number]['factorType']

/** The server sets it too, for who comes from a provider. */
const cookie = 'vitrine_factor'
/** As long as the server waits. */
const seconds = 10 * 60

/** The name is the server's, which reads this cookie where providers send people back. */
const deviceCookie = 'vitrine_device'
const month = 30 * 24 * 60 * 60

/** A sign-in that waits for a second factor. */
export interface Waiting {
  readonly stateToken: string
  readonly available: readonly Method[]
  readonly chosen?: Method
  /** Where the code went, or the number that stands on both devices. */
  readonly hint?: string
  readonly transactionId?: string
  /** What the browser asks a passkey with, as JSON. */
  readonly options?: string
}

export const waitingOf = ({ stateToken = '', mfaChallengeData }: StateMachineResponse): Waiting => {
  const { factorType, verificationChallengeData: asked, availableFactors = [] } = mfaChallengeData ?? {}
  const transactionId = asked?.pushData?.transactionId
  const options = asked?.webauthnData?.publicKeyCredentialRequestOptionsJson
  return {
    stateToken,
    available: availableFactors.map((factor) => factor.factorType),
    ...(factorType !== undefined && { chosen: factorType }),
    ...(asked?.hint !== undefined && { hint: asked.hint }),
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

/** What lets this device in without the second factor. */
export const deviceTokenOf = (page: PageRequest): string | undefined => readCookie(page, deviceCookie) || undefined

/** Keeps it, where the server's answer brings it. */
export const deviceCookiesFor = ({ origin }: PageRequest, { additionalData }: StateMachineResponse): string[] => {
  const { strValue } = (additionalData?.deviceToken ?? {}) as { strValue?: unknown }
  const isToken = typeof strValue === 'string' && /^[\w-]+$/.test(strValue)
  return isToken ? [writeCookie(deviceCookie, strValue, { origin, seconds: month })] : []
}
