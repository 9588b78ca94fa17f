/** Replaces secrets and personal data in the audit log. */
export const hidden = '•••'

const secret =
  /(pass(word|code)|secret|token|credential|signature|privatekey|apikey|^key$|cvv|cvc|securitycode|cardnumber|iban$|accountnumber|^otp|recoverycode|giftcardcode|checkouturl)/i
/** Data about a person, which the log does not keep: that it changed is enough. */
const personal =
  /(email(s|address|addresses)?$|phones?$|phonenumber|firstname|lastname|fullname|nickname|addressline|street|postalcode|zipcode|vatid|taxid|birthdate|formattedaddress|latitude|longitude|recipient|buyernote|ipaddress)/i

/** The company of a person is personal. The data of a business customer, an object of the same name, is not as a whole. */
const isPersonsCompany = (name: string, value: unknown): boolean =>
  name.toLowerCase() === 'company' && (typeof value !== 'object' || value === null)

/** Whether the value of a field is not kept. */
export const isHiddenField = (name: string, value: unknown): boolean =>
  secret.test(name) || personal.test(name) || isPersonsCompany(name, value)

const bounds = { depth: 8, items: 20, fields: 60, text: 500 }

const shortened = (text: string): string => (text.length > bounds.text ? `${text.slice(0, bounds.text)}…` : text)

/** Returns a JSON value without secrets and personal data, of bounded depth and size. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return shortened(value)
  if (value === null || typeof value !== 'object') return value
  if (depth >= bounds.depth) return '…'
  if (Array.isArray(value)) return value.slice(0, bounds.items).map((item) => redact(item, depth + 1))
  const fields = Object.entries(value).slice(0, bounds.fields)
  return Object.fromEntries(
    fields.map(([name, one]) => [name, isHiddenField(name, one) && one != null ? hidden : redact(one, depth + 1)]),
  )
}

/** The maximum size of a stored JSON value, in characters. */
export const maxAuditSize = 8000

/** Returns a redacted value as JSON; `undefined` if even the redacted one is too large. */
export const auditJson = (value: unknown): string | undefined => {
  const json = JSON.stringify(redact(value))
  return json === undefined || json.length > maxAuditSize ? undefined : json
}
