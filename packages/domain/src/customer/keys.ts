/** Phone numbers with fewer digits identify nobody. */
const minDigits = 6

/** Normalizes an email for comparison. `undefined` if there is none. */
export const emailKey = (email: string | null | undefined): string | undefined => {
  const normal = email?.trim().normalize('NFC').toLowerCase() ?? ''
  return normal === '' ? undefined : `email:${normal}`
}

/** Normalizes a phone number for comparison: digits after an optional `+`. `undefined` if there is none. */
export const phoneKey = (phone: string | null | undefined): string | undefined => {
  const digits = phone?.replaceAll(/\D/g, '') ?? ''
  if (digits.length < minDigits) return undefined
  return phone!.trim().startsWith('+') || phone!.trim().startsWith('00')
    ? `phone:+${digits.replace(/^00/, '')}`
    : `phone:${digits}`
}

export const memberKey = (memberId: string): string => `member:${memberId}`

/** The key of a customer's own ID, of its contact, or of a customer that was merged into it. */
export const idKey = (id: string): string => `id:${id}`

interface Person {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
}

/** Identifies a person by email, or by phone without an email. `undefined` if there is neither. */
export const personKey = ({ email, phone }: Person): string | undefined => emailKey(email) ?? phoneKey(phone)
