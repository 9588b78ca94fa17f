import type { CustomerFields } from '@vitrine/contract/entities/people/customer.ts'
import { customerBounds } from '@vitrine/contract/entities/enumerations.ts'
import { phoneKey } from '@vitrine/domain/customer/keys.ts'
import { normalTags } from '@vitrine/domain/customer/tags.ts'
import { isLanguage } from '@vitrine/domain/language.ts'
import { invalidField, wrongFormat } from '../../ground/base/refusal.ts'
import { formats } from '../../ground/schema/formats.ts'
import { normalEmail, requireSmall } from '../member/api.ts'
import type { StoredAddress } from './tables.ts'

/** The columns that a request changes. */
export interface SentColumns {
  readonly email?: string | null
  readonly phone?: string | null
  readonly first_name?: string | null
  readonly last_name?: string | null
  readonly company?: string | null
  readonly language?: string | null
  readonly country?: string | null
  readonly addresses?: readonly StoredAddress[]
  readonly tags?: string[]
  readonly note?: string | null
}

const hasFormat = (format: 'email' | 'phone', text: string): boolean => {
  const rule = formats[format]
  return rule instanceof RegExp && rule.test(text)
}

const readEmail = (text: string, path: string): string | null => {
  const email = normalEmail(text)
  if (email === '') return null
  if (!hasFormat('email', email)) throw wrongFormat(`${path}.email`, 'EMAIL', 'must be an email address')
  return email
}

const readPhone = (text: string, path: string): string | null => {
  const phone = text.trim()
  if (phone === '') return null
  const isPhone = phoneKey(phone) !== undefined && hasFormat('phone', phone)
  if (!isPhone) throw wrongFormat(`${path}.phone`, 'PHONE', 'must be a phone number, such as +49 40 123456')
  return phone
}

const readLanguage = (text: string, path: string): string | null => {
  if (text === '') return null
  if (!isLanguage(text)) throw wrongFormat(`${path}.language`, 'LANGUAGE', 'must be a language, such as en or de-CH')
  return text
}

const readAddresses = (addresses: NonNullable<CustomerFields['addresses']>, newId: () => string) =>
  addresses.map((address): StoredAddress => ({ ...address, id: address.id ?? newId() }))

const textOrNull = (text: string): string | null => text.trim() || null

/** Reads the sent fields of a customer. An empty text clears a field. */
export const readSent = (sent: CustomerFields, path: string, newId: () => string): SentColumns => {
  const { email, phone, firstName, lastName, company, language, addresses, tags, note } = sent
  const read = addresses && readAddresses(addresses, newId)
  if (read) requireSmall(read, `${path}.addresses`)
  return {
    ...(email !== undefined && { email: readEmail(email, path) }),
    ...(phone !== undefined && { phone: readPhone(phone, path) }),
    ...(firstName !== undefined && { first_name: textOrNull(firstName) }),
    ...(lastName !== undefined && { last_name: textOrNull(lastName) }),
    ...(company !== undefined && { company: textOrNull(company) }),
    ...(language !== undefined && { language: readLanguage(language, path) }),
    ...(read && { addresses: read, ...(read[0]?.country && { country: read[0].country }) }),
    ...(tags && { tags: normalTags(tags) }),
    ...(note !== undefined && { note: textOrNull(note) }),
  }
}

/** Adds tags to those of a customer. Refuses more than a customer can have. */
export const addTags = (before: readonly string[], added: readonly string[], field: string): string[] => {
  const tags = normalTags([...before, ...added])
  if (tags.length <= customerBounds.tags) return tags
  throw invalidField(field, `must be at most ${customerBounds.tags} together with those of the customer`, 'MAX_SIZE')
}
