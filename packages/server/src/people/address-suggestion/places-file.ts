import { readFile } from 'node:fs/promises'
import { readPlaces, type Places } from '@vitrine/domain/address/places.ts'
import type { AddressSuggester } from '../../ground/context/address-suggester.ts'

const none: Places = { find: () => [] }

/** Suggests places from a file, which is read on first use. Without a file there are none. */
export const createPlacesFile = (path: string | undefined): AddressSuggester => {
  let reading: Promise<Places> | undefined
  const read = async (): Promise<Places> => {
    if (path === undefined) return none
    return readFile(path, 'utf8').then(readPlaces, (error: unknown) => {
      if ((error as { code?: unknown }).code === 'ENOENT') return none
      // The next request tries again.
      reading = undefined
      throw error
    })
  }
  return {
    suggest: async ({ text, country }) => {
      reading ??= read()
      return (await reading).find(text, country)
    },
  }
}
