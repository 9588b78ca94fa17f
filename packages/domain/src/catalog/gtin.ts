/** The lengths of GTINs: on small packs, in North America, elsewhere, and on cases (GS1 General Specifications). */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Numbers restricted to internal use of stores, and coupons. */
const restricted = /^(?:0?2|04|05|98|99)/

/** Digits are weighted 3 and 1 alternately from the right, so that the sum is a multiple of 10. */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Returns whether a barcode is a GTIN (UPC, EAN, ISBN-13), which identifies a product across stores. */
export const isGtin = (barcode: string): boolean => {
  if (!/^\d+$/.test(barcode) || !lengths.has(barcode.length) || !hasCheckDigit(barcode)) return false
  if (barcode.length === 8) return !/^[02]/.test(barcode)
  const thirteen = barcode.padStart(14, '0').slice(1)
  return !restricted.test(thirteen) && Number(barcode) > 0
}
