/** What is known of where a sign-in comes from. */
export interface SignInTrace {
  /** The account was signed in to before, from anywhere. */
  readonly hasHistory: boolean
  readonly isKnownNetwork: boolean
  readonly isKnownDevice: boolean
  /** Wrong passwords for this account since the last right one, from everywhere. */
  readonly accountFailures: number
  /** Wrong passwords from this network for any account, lately. */
  readonly networkFailures: number
}

/** From here on a sign-in is risky. */
export const highRisk = 50
/** From here on a proof that nobody notices is asked for. */
export const someRisk = 25

/**
 * How much speaks against a sign-in, from 0 to 100. A new network or a new device alone is everyday life; both at once
 * is not, nor is either after many failures. An account without history has nothing to compare with.
 */
export const riskOf = (trace: SignInTrace): number => {
  const { hasHistory, isKnownNetwork, isKnownDevice, accountFailures, networkFailures } = trace
  const novelty = hasHistory ? (isKnownNetwork ? 0 : 25) + (isKnownDevice ? 0 : 25) : 0
  const failures = Math.min(50, Math.max(0, accountFailures - 2) * 5) + Math.min(30, networkFailures)
  return Math.min(100, novelty + failures)
}

export const isHighRisk = (trace: SignInTrace): boolean => riskOf(trace) >= highRisk

/** Whether a store asks for a captcha, and when. */
export type CaptchaSetting = 'OFF' | 'ON_RISK' | 'ALWAYS'
/** One that people see, or one that works unseen. */
export type CaptchaKind = 'VISIBLE' | 'INVISIBLE'

/** The captcha that a sign-in must bring, if any: the more speaks against it, the more it asks for. */
export const dueCaptcha = (setting: CaptchaSetting, risk: number): CaptchaKind | undefined => {
  if (setting === 'OFF') return undefined
  if (risk >= highRisk) return 'VISIBLE'
  return setting === 'ALWAYS' || risk >= someRisk ? 'INVISIBLE' : undefined
}
