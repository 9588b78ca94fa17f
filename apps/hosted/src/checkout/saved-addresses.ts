import type { SavedAddress } from '@vitrine/client'
import { addressLines } from '../account/addresses.ts'
import type { PageRequest } from '../page.ts'
import { asMember } from '../sign-in/session.ts'
import { siteIdOf } from '../account/open.ts'
import type { SavedChoice } from './checkout-data.ts'
import type { ContactValues } from './contact.ts'

/** The book of whoever is signed in at this store in this browser. A link to a checkout alone shows nobody's. */
export const loadSavedAddresses = async (request: PageRequest, siteId: string): Promise<readonly SavedAddress[]> => {
  const signedIn = await asMember(request)
  if (!signedIn || siteIdOf(signedIn.accessToken) !== siteId) return []
  return signedIn.api.contactBook.listMyAddresses()
}

/** What the form is filled with: the address that was chosen, or the first one where nothing stands in it yet. */
export const takeSaved = (
  values: ContactValues,
  book: readonly SavedAddress[],
  chosenId: string | null,
): ContactValues => {
  const chosen = book.find(({ id }) => id === chosenId)
  const isEmpty = !values.addressLine && !values.city && !values.postalCode
  const address = chosen?.address ?? (isEmpty ? book[0]?.address : undefined)
  if (!address) return values
  const { subdivision = '', postalCode = '', addressLine2 = '', ...rest } = address
  return { ...values, ...rest, subdivision, postalCode, addressLine2 }
}

export const savedChoices = (
  book: readonly SavedAddress[],
  { locale, formHref }: { locale: string; formHref: string },
): SavedChoice[] =>
  book.map((saved) => ({
    id: saved.id,
    lines: addressLines(saved, locale),
    href: `${formHref}&${new URLSearchParams({ address: saved.id })}`,
  }))
