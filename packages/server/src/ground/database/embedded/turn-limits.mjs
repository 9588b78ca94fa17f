// @ts-check
import { fromClient, replaceSql } from './messages.mjs'

const statementTimeout = /^\s*set\s+(local\s+|session\s+)?statement_timeout\s*(?:to|=)\s*'?(\d+)(?:ms)?'?\s*;?\s*$/i

/** What stands in its place: a setting that changes nothing, and answers the same. */
const nothing = `set application_name to 'vitrine'`

/**
 * Reads `set statement_timeout`, which the embedded backend itself cannot keep: all clients are one session of it, and
 * it has no clock that could interrupt it.
 * @param {Buffer} message
 * @returns {{ isLocal: boolean, limitMs: number, instead: Buffer } | null}
 */
export function readStatementTimeout(message) {
  if (message[0] !== fromClient.query && message[0] !== fromClient.parse) return null
  const start = message[0] === fromClient.query ? 5 : message.indexOf(0, 5) + 1
  const end = message.indexOf(0, start)
  if (end - start > 100) return null
  const found = statementTimeout.exec(message.toString('utf8', start, end))
  if (!found) return null
  return { isLocal: /local/i.test(found[1] ?? ''), limitMs: Number(found[2]), instead: replaceSql(message, nothing) }
}
