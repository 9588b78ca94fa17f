/** What every address of a book has, whatever else it tells. */
interface Kept {
  readonly id: string
}

export type BookChange<A extends Kept> =
  | { readonly ok: true; readonly book: readonly A[] }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'MAX_SIZE' }

/** More would be of no use to anyone who has to choose among them. */
export const mostAddresses = 50

/** A new address stands last. */
export const addAddress = <A extends Kept>(book: readonly A[], address: A): BookChange<A> =>
  book.length >= mostAddresses ? { ok: false, code: 'MAX_SIZE' } : { ok: true, book: [...book, address] }

const withOne = <A extends Kept>(book: readonly A[], id: string, make: (found: A) => readonly A[]): BookChange<A> => {
  const found = book.find((address) => address.id === id)
  return found ? { ok: true, book: make(found) } : { ok: false, code: 'NOT_FOUND' }
}

/** A changed address keeps its place. */
export const changeAddress = <A extends Kept>(book: readonly A[], changed: A): BookChange<A> =>
  withOne(book, changed.id, (found) => book.map((address) => (address === found ? changed : address)))

/** The first address is offered before the others. */
export const putFirst = <A extends Kept>(book: readonly A[], id: string): BookChange<A> =>
  withOne(book, id, (found) => [found, ...book.filter((address) => address !== found)])

export const removeAddress = <A extends Kept>(book: readonly A[], id: string): BookChange<A> =>
  withOne(book, id, (found) => book.filter((address) => address !== found))
