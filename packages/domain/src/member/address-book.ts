/** The fields required of every address. */
interface StoredAddress {
  readonly id: string
}

export type BookChange<A extends StoredAddress> =
  | { readonly ok: true; readonly book: readonly A[] }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'MAX_SIZE' }

/** Limits the list to what people can reasonably choose from. */
export const maxAddresses = 50

/** Adds an address at the end. */
export const addAddress = <A extends StoredAddress>(book: readonly A[], address: A): BookChange<A> =>
  book.length >= maxAddresses ? { ok: false, code: 'MAX_SIZE' } : { ok: true, book: [...book, address] }

const withOne = <A extends StoredAddress>(
  book: readonly A[],
  id: string,
  make: (found: A) => readonly A[],
): BookChange<A> => {
  const found = book.find((address) => address.id === id)
  return found ? { ok: true, book: make(found) } : { ok: false, code: 'NOT_FOUND' }
}

/** Replaces an address, keeping its position. */
export const changeAddress = <A extends StoredAddress>(book: readonly A[], changed: A): BookChange<A> =>
  withOne(book, changed.id, (found) => book.map((address) => (address === found ? changed : address)))

/** Moves an address to the front, where it is offered before the others. */
export const moveToFront = <A extends StoredAddress>(book: readonly A[], id: string): BookChange<A> =>
  withOne(book, id, (found) => [found, ...book.filter((address) => address !== found)])

export const removeAddress = <A extends StoredAddress>(book: readonly A[], id: string): BookChange<A> =>
  withOne(book, id, (found) => book.filter((address) => address !== found))
