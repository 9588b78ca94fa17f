// @ts-check
import { fromClient, replaceSql } from './messages.mjs'

const statementTimeout = /^\s*set\s+(local\s+|session\s+)?statement_timeout\s*(?:to|=)\s*'?(\d+)(?:ms)?'?\s*;?\s*$/i

/** The replacement: a setting that changes nothing and has the same response. */
const noOp = `set application_name to 'vitrine'`

/**
 * Reads `set statement_timeout`, which the embedded backend can't enforce: all clients share one session, and it has no
 * timer that could interrupt it.
 * @param {Buffer} message
 * @returns {{ isLocal: boolean, limitMs: number, replacement: Buffer } | null}
 */
export function readStatementTimeout(message) {
  if (message[0] !== fromClient.query && message[0] !== fromClient.parse) return null
  const start = message[0] === fromClient.query ? 5 : message.indexOf(0, 5) + 1
  const end = message.indexOf(0, start)
  if (end - start > 100) return null
  const found = statementTimeout.exec(message.toString('utf8', start, end))
  if (!found) return null
  return { isLocal: /local/i.test(found[1] ?? ''), limitMs: Number(found[2]), replacement: replaceSql(message, noOp) }
}
