/** Most passkeys of a person. */
export const maxPasskeys = 20

/**
 * Whether a signature counter did not grow although the passkey was used. Then two devices may have the same private key
 * (WebAuthn Level 3, section 6.1.1). Synced passkeys do not count: both are 0.
 */
export const isCounterRegression = (stored: number, received: number): boolean =>
  (stored > 0 || received > 0) && received <= stored

/**
 * Password managers and authenticators by AAGUID. It is not verified, so it only serves to suggest a name:
 * https://github.com/passkeydeveloper/passkey-authenticator-aaguids
 */
const providers: Readonly<Record<string, string>> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain (managed)',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
}

/** Suggests a name for a passkey: that of the password manager if it is known, otherwise the browser's. */
export const passkeyName = (aaguid: string, device: string): string => providers[aaguid.toLowerCase()] ?? device

export type PasskeyRemoval = 'ALLOWED' | 'LAST_PASSKEY'

/** Decides whether one of several passkeys can be removed: there must be another way to sign in. */
export const decidePasskeyRemoval = (facts: {
  readonly count: number
  readonly hasPassword: boolean
}): PasskeyRemoval => (facts.hasPassword || facts.count > 1 ? 'ALLOWED' : 'LAST_PASSKEY')
