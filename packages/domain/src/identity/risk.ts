/** The facts about the origin of a sign-in. */
export interface SignInTrace {
  /** Whether the account was signed in to before. */
  readonly hasHistory: boolean
  readonly isKnownNetwork: boolean
  readonly isKnownDevice: boolean
  /** Wrong passwords for this account since the last correct one, from anywhere. */
  readonly accountFailures: number
  /** Recent wrong passwords from this network, for any account. */
  readonly networkFailures: number
}

/** A sign-in from this score on is high risk. */
const highRisk = 50
/** From this score on an invisible captcha is required. */
const mediumRisk = 25

/**
 * Returns the risk score of a sign-in, from 0 to 100. A new network or a new device alone is normal; both at once, or
 * either after many failures, is not. An account without history has no baseline to compare with.
 */
export const riskOf = (trace: SignInTrace): number => {
  const { hasHistory, isKnownNetwork, isKnownDevice, accountFailures, networkFailures } = trace
  const novelty = hasHistory ? (isKnownNetwork ? 0 : 25) + (isKnownDevice ? 0 : 25) : 0
  const failures = Math.min(50, Math.max(0, accountFailures - 2) * 5) + Math.min(30, networkFailures)
  return Math.min(100, novelty + failures)
}

export const isHighRisk = (trace: SignInTrace): boolean => riskOf(trace) >= highRisk

/** When a store requires a captcha. */
export type CaptchaSetting = 'OFF' | 'ON_RISK' | 'ALWAYS'
/** Visible to users, or invisible. */
export type CaptchaKind = 'VISIBLE' | 'INVISIBLE'

/** Returns the captcha a sign-in requires, if any. A higher risk requires a stronger one. */
export const dueCaptcha = (setting: CaptchaSetting, risk: number): CaptchaKind | undefined => {
  if (setting === 'OFF') return undefined
  if (risk >= highRisk) return 'VISIBLE'
  return setting === 'ALWAYS' || risk >= mediumRisk ? 'INVISIBLE' : undefined
}
