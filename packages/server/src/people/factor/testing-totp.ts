import { Secret, TOTP } from 'otpauth'

/** Returns the code that an authenticator app shows at a time. */
export const currentTotp = (secret: string, now: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() })
