/** The lengths of a GTIN: on small packs, in North America, elsewhere, and on cases (GS1 General Specifications). */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Numbers that a store gives out itself, and those of coupons: no other store knows them. */
const restricted = /^(?:0?2|04|05|98|99)/

/** From the right, digits weigh 3 and 1 in turns; the last one makes the sum a multiple of 10. */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Whether a barcode is a GTIN (UPC, EAN, ISBN-13), by which other stores know the same product. */
export const isGtin = (barcode: string): boolean => {
  if (!/^\d+$/.test(barcode) || !lengths.has(barcode.length) || !hasCheckDigit(barcode)) return false
  if (barcode.length === 8) return !/^[02]/.test(barcode)
  const thirteen = barcode.padStart(14, '0').slice(1)
  return !restricted.test(thirteen) && Number(barcode) > 0
}
