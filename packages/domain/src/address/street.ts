/** A street as a line, or as name and number. */
export interface Street {
  readonly addressLine?: string
  readonly streetAddress?: { readonly name?: string; readonly number?: string; readonly apt?: string }
}

const number = String.raw`\d+\s?[a-zA-Z]?(?:\s?[-/]\s?\d+\s?[a-zA-Z]?)?`
const numberLast = new RegExp(String.raw`^(?<name>.*\D)[\s,]\s*(?<number>${number})$`)
const numberFirst = new RegExp(String.raw`^(?<number>${number})[\s,]\s*(?<name>\D.*)$`)

const splitLine = (line: string): { readonly name: string; readonly number?: string } => {
  const { name = line, number: found } = (numberLast.exec(line) ?? numberFirst.exec(line))?.groups ?? {}
  return { name: name.replace(/,$/, ''), ...(found !== undefined && { number: found }) }
}

/**
 * Completes the missing representation of a street. “Ring 1” and “1 Ring Road” are split at the number; a line without
 * a number becomes the name.
 */
export const withStreet = <Address extends Street>(address: Address): Address & Street => {
  const { addressLine, streetAddress } = address
  if (addressLine !== undefined && streetAddress === undefined) {
    return addressLine.trim() === '' ? address : { ...address, streetAddress: splitLine(addressLine.trim()) }
  }
  const line = [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' ')
  return addressLine === undefined && line !== '' ? { ...address, addressLine: line } : address
}
