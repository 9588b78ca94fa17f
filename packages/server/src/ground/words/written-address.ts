import { recipientLines, type Recipient, type WrittenAddress } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/subdivisions.ts'

type Told = Omit<WrittenAddress, 'subdivision' | 'country'> & {
  readonly subdivision?: string
  readonly country?: string
}

/** A recipient as they are written in the country and script of their address, the country in the reader's language. */
export const writtenRecipient = (
  { address, contactDetails }: Pick<Recipient, 'contactDetails'> & { readonly address?: Told | undefined },
  locale: string,
): string[] => recipientLines({ contactDetails, ...(address && { address: withStateName(address) }) }, locale)

/** An address as it is written in its country, line by line, the country in the reader's language. */
export const writtenAddress = (address: Told | undefined, locale: string): string[] =>
  writtenRecipient({ address }, locale)
