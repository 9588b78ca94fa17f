/** EU VAT IDs: the format of each country, and check digits where the algorithm is public. */

const digitsOf = (text: string): number[] => [...text].map(Number)

const weighted = (text: string, weights: readonly number[]): number => {
  const digits = digitsOf(text)
  return weights.reduce((sum, weight, index) => sum + weight * digits[index]!, 0)
}

const last = (text: string): number => Number(text.at(-1))

/** Doubles every second digit, and adds the digits. */
const luhn = (text: string): boolean => {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2), 0)
  return sum % 10 === 0
}

/** ISO 7064, MOD 11,10. */
const mod1110 = (text: string): boolean => {
  const product = digitsOf(text.slice(0, -1)).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === last(text)
}

const mod97 = (text: string): boolean => [...text].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1

/** Weighted sum modulo 11, with 10 counting as 0. */
const mod11 = (weights: readonly number[]) => (text: string) => (weighted(text, weights) % 11) % 10 === last(text)

/** Complement of the weighted sum to a multiple of 11. 10 is invalid. */
const upTo11 = (weights: readonly number[]) => (text: string) => {
  const digit = (11 - (weighted(text, weights) % 11)) % 11
  return digit !== 10 && digit === last(text)
}

const austria = (text: string): boolean => {
  const sum = digitsOf(text.slice(1, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)),
    0,
  )
  return (96 - sum) % 10 === last(text)
}

const bulgaria = (text: string): boolean => {
  if (text.length !== 9) return true
  const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const digit = first === 10 ? (weighted(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10 : first
  return digit === last(text)
}

const cyprus = (text: string): boolean => {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  const sum = digitsOf(text.slice(0, 8)).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? odd[digit]! : digit),
    0,
  )
  return String.fromCharCode(65 + (sum % 26)) === text[8]
}

/** Individuals have their birth number. Only its format is checked. */
const czechia = (text: string): boolean => {
  if (text.length !== 8) return true
  return (11 - (weighted(text, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(text)
}

const spain = (text: string): boolean => {
  const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
  const person = /^([XYZKLM\d])(\d{7})([A-Z])$/.exec(text)
  if (person && /^[XYZ\d]/.test(text)) {
    const [, first = '', middle = '', letter] = person
    const lead = 'XYZ'.includes(first) ? String('XYZ'.indexOf(first)) : first
    return letters[Number(lead + middle) % 23] === letter
  }
  if (person) return true
  const sum = digitsOf(text.slice(1, 8)).reduce((total, digit, index) => {
    const doubled = digit * 2
    return total + (index % 2 === 1 ? digit : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  const check = (10 - (sum % 10)) % 10
  return text[8] === String(check) || text[8] === 'JABCDEFGHI'[check]
}

const france = (text: string): boolean => {
  if (!/^\d{11}$/.test(text)) return true
  return Number(text.slice(0, 2)) === (12 + 3 * (Number(text.slice(2)) % 97)) % 97
}

const ireland = (text: string): boolean => {
  const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV'
  const digits = /^\d{7}/.exec(text)?.[0]
  if (digits === undefined) return true
  const more = text.length === 9 ? alphabet.indexOf(text[8]!) * 9 : 0
  return alphabet[(weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + more) % 23] === text[7]
}

/** Modulo 11, with the second weights if the first result in 10. */
const lithuania = (text: string): boolean => {
  const long = text.length === 12
  const [one, two] = long
    ? [
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2],
        [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4],
      ]
    : [
        [1, 2, 3, 4, 5, 6, 7, 8],
        [3, 4, 5, 6, 7, 8, 9, 1],
      ]
  const first = weighted(text, one!) % 11
  return (first === 10 ? (weighted(text, two!) % 11) % 10 : first) === last(text)
}

/** Individuals have a number starting with their birthday. Only its format is checked. */
const latvia = (text: string): boolean => {
  if (/^[0-3]/.test(text)) return true
  const rest = 3 - (weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11)
  return (rest === -1 ? -1 : rest < -1 ? rest + 11 : rest) === last(text)
}

/** Businesses use modulo 11. Others, since 2020, use modulo 97 with letters as numbers. */
const netherlands = (text: string): boolean => {
  const own = /^\d{9}/.exec(text)?.[0] ?? ''
  if (weighted(own, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === last(own)) return true
  return mod97([...`NL${text}`].map((one) => (/\d/.test(one) ? one : String(one.charCodeAt(0) - 55))).join(''))
}

const romania = (text: string): boolean => {
  const padded = text.padStart(10, '0')
  return ((weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(padded)
}

interface VatForm {
  readonly form: RegExp
  readonly hasValidCheckDigit?: (text: string) => boolean
}

const vatForm = (form: RegExp, hasValidCheckDigit?: VatForm['hasValidCheckDigit']): VatForm => ({
  form,
  ...(hasValidCheckDigit && { hasValidCheckDigit }),
})

/** The formats after the country prefix. The prefix of Greece is `EL`. */
const forms: Readonly<Record<string, VatForm>> = {
  AT: vatForm(/^U\d{8}$/, austria),
  BE: vatForm(/^[01]\d{9}$/, (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))),
  BG: vatForm(/^\d{9,10}$/, bulgaria),
  CY: vatForm(/^[013459]\d{7}[A-Z]$/, cyprus),
  CZ: vatForm(/^\d{8,10}$/, czechia),
  DE: vatForm(/^[1-9]\d{8}$/, mod1110),
  DK: vatForm(/^[1-9]\d{7}$/, (text) => weighted(text, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  EE: vatForm(/^10\d{7}$/, (text) => (10 - (weighted(text, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(text)),
  EL: vatForm(/^\d{9}$/, mod11([256, 128, 64, 32, 16, 8, 4, 2])),
  ES: vatForm(/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, spain),
  FI: vatForm(/^\d{8}$/, upTo11([7, 9, 10, 5, 8, 4, 2])),
  FR: vatForm(/^[A-HJ-NP-Z\d]{2}\d{9}$/, france),
  HR: vatForm(/^\d{11}$/, mod1110),
  HU: vatForm(/^\d{8}$/, (text) => weighted(text, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0),
  IE: vatForm(/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, ireland),
  IT: vatForm(/^\d{11}$/, luhn),
  LT: vatForm(/^(?:\d{9}|\d{12})$/, lithuania),
  LU: vatForm(/^\d{8}$/, (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6))),
  LV: vatForm(/^\d{11}$/, latvia),
  MT: vatForm(/^[1-9]\d{7}$/, (text) => 37 - (weighted(text, [3, 4, 6, 7, 8, 9]) % 37) === Number(text.slice(6))),
  NL: vatForm(/^[A-Z\d+*]{9}B\d{2}$/, netherlands),
  PL: vatForm(/^\d{10}$/, (text) => weighted(text, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(text)),
  PT: vatForm(/^\d{9}$/, (text) => {
    const digit = 11 - (weighted(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
    return (digit > 9 ? 0 : digit) === last(text)
  }),
  RO: vatForm(/^[1-9]\d{1,9}$/, romania),
  SE: vatForm(/^\d{10}01$/, (text) => luhn(text.slice(0, 10))),
  SI: vatForm(/^[1-9]\d{7}$/, (text) => {
    const digit = 11 - (weighted(text, [8, 7, 6, 5, 4, 3, 2]) % 11)
    return digit !== 11 && digit % 10 === last(text)
  }),
  SK: vatForm(/^[1-9]\d[2-47-9]\d{7}$/, (text) => Number(text) % 11 === 0),
}

const countryOfPrefix = (prefix: string): string => (prefix === 'EL' ? 'GR' : prefix)

/** Removes separators: `de 136 695-976` becomes `DE136695976`. */
export const plainVatId = (id: string): string =>
  id
    .trim()
    .toUpperCase()
    .replaceAll(/[\s.\-/]/g, '')

/** Returns the EU country of a VAT ID by its prefix, if at least two digits follow. */
export const vatCountryOf = (id: string): string | undefined => {
  const plain = plainVatId(id)
  const prefix = plain.slice(0, 2)
  return Object.hasOwn(forms, prefix) && (plain.slice(2).match(/\d/g) ?? []).length >= 2
    ? countryOfPrefix(prefix)
    : undefined
}

/** Returns whether the format of an EU VAT ID is valid. Only the authorities know whether it is assigned. */
export const isVatId = (id: string): boolean => {
  const plain = plainVatId(id)
  const prefix = plain.slice(0, 2)
  if (!Object.hasOwn(forms, prefix)) return false
  const { form, hasValidCheckDigit = () => true } = forms[prefix]!
  const rest = plain.slice(2)
  return form.test(rest) && hasValidCheckDigit(rest)
}
