import { createHash } from 'node:crypto'

/** Statements that can be prepared. Others (`begin`, DDL, several statements at once) are sent unnamed. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i

/** The maximum number of named statements per connection. The server keeps each plan in memory. */
const capacity = 250

/**
 * Names each SQL text from its second use on, so that the server parses and plans it once per connection: a lookup then
 * takes a third of the time. The first texts up to the capacity keep their names; the name is a hash of the text, so a
 * name always means the same statement.
 */
export function createStatementNames() {
  const seenOnce = new Set<string>()
  const nameByText = new Map<string, string>()
  let generation = 0

  return {
    nameOf(text: string): string | undefined {
      const known = nameByText.get(text)
      if (known !== undefined || nameByText.size === capacity || !preparable.test(text)) return known
      if (!seenOnce.delete(text)) {
        if (seenOnce.size === capacity) seenOnce.clear()
        seenOnce.add(text)
        return undefined
      }
      const name = `v${generation}_${createHash('sha1').update(text).digest('base64url')}`
      nameByText.set(text, name)
      return name
    },
    /** Discards all names: statements are prepared again. */
    renew() {
      generation += 1
      nameByText.clear()
    },
  }
}
