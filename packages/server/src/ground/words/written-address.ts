import { addressLines, type WrittenAddress } from '@vitrine/domain/address/lines.ts'
import { withStateName } from '@vitrine/domain/address/states.ts'

type Told = Omit<WrittenAddress, 'subdivision' | 'country'> & {
  readonly subdivision?: string
  readonly country?: string
}

/** An address as it is written in its country, line by line, the country in the reader's language. */
export const writtenAddress = (address: Told | undefined, locale: string): string[] =>
  address === undefined ? [] : addressLines(withStateName(address), locale)
