/** An error that a page describes itself, in the language of the pages. */
export class PageError extends Error {
  override readonly name = 'PageError'
}
