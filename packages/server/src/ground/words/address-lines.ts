import { recipientLines, type Recipient, type WrittenAddress } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'

type PartialAddress = Omit<WrittenAddress, 'subdivision' | 'country'> & {
  readonly subdivision?: string
  readonly country?: string
}

/** A recipient as they are written in the country and script of their address, the country in the reader's language. */
export const formatRecipientLines = (
  { address, contactDetails }: Pick<Recipient, 'contactDetails'> & { readonly address?: PartialAddress | undefined },
  locale: string,
): string[] => recipientLines({ contactDetails, ...(address && { address: withStateName(address) }) }, locale)

/** An address as it is written in its country, line by line, the country in the reader's language. */
export const formatAddressLines = (address: PartialAddress | undefined, locale: string): string[] =>
  formatRecipientLines({ address }, locale)
