import { recipientLines, type Recipient, type WrittenAddress } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'

type PartialAddress = Omit<WrittenAddress, 'subdivision' | 'country'> & {
  readonly subdivision?: string
  readonly country?: string
}

/**
 * Returns the lines of a recipient in the format and script of their country, with the country in the reader's
 * language.
 */
export const formatRecipientLines = (
  { address, contactDetails }: Pick<Recipient, 'contactDetails'> & { readonly address?: PartialAddress | undefined },
  locale: string,
): string[] => recipientLines({ contactDetails, ...(address && { address: withStateName(address) }) }, locale)

/** Returns the lines of an address in the format of its country, with the country in the reader's language. */
export const formatAddressLines = (address: PartialAddress | undefined, locale: string): string[] =>
  formatRecipientLines({ address }, locale)
