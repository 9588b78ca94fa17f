// @ts-check
/** The messages of PostgreSQL's wire protocol (version 3) that the front reads or writes. */

export const fromClient = {
  bind: 0x42,
  close: 0x43,
  copyData: 0x64,
  describe: 0x44,
  flush: 0x48,
  parse: 0x50,
  query: 0x51,
  sync: 0x53,
  terminate: 0x58,
}

/** The codes that replace the version in a startup message. */
export const startup = { cancel: 80877102, ssl: 80877103, gss: 80877104 }

const fromServer = { commandComplete: 0x43, dataRow: 0x44, notification: 0x41, ready: 0x5a }

/** Transaction status in ReadyForQuery. */
export const idle = 0x49

/**
 * @param {string} type one letter
 * @param {Buffer} body
 */
function message(type, body) {
  const head = Buffer.alloc(5)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const ready = message('Z', Buffer.from([idle]))

/** @param {string[]} words */
const strings = (...words) => Buffer.from(words.map((word) => `${word}\0`).join(''))

/** @param {string} sql */
export const simpleQuery = (sql) => message('Q', strings(sql))

/**
 * Replaces the SQL of a Query or Parse message.
 * @param {Buffer} original
 * @param {string} sql
 */
export function replaceSql(original, sql) {
  if (original[0] === fromClient.query) return simpleQuery(sql)
  const name = original.subarray(5, original.indexOf(0, 5) + 1)
  return message('P', Buffer.concat([name, strings(sql), Buffer.alloc(2)]))
}

/** @param {string} name */
export const closeStatement = (name) => message('C', Buffer.concat([Buffer.from('S'), strings(name)]))

export const sync = message('S', Buffer.alloc(0))

/**
 * The response to a startup message: the client is authenticated and the server is ready.
 * @param {string} version
 * @param {{ number: number, secret: number }} key for cancel requests
 */
export function startupResponse(version, { number, secret }) {
  const key = Buffer.alloc(8)
  key.writeInt32BE(number, 0)
  key.writeInt32BE(secret, 4)
  const parameters = {
    server_version: version,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    ...Object.entries(parameters).map(([name, value]) => message('S', strings(name, value))),
    message('K', key),
    ready,
  ])
}

/** @param {'ERROR' | 'FATAL'} severity @param {string} code SQLSTATE @param {string} text */
const failure = (severity, code, text) =>
  message('E', Buffer.concat([strings(`S${severity}`, `V${severity}`, `C${code}`, `M${text}`), Buffer.alloc(1)]))

/**
 * Creates a message that ends a connection.
 * @param {string} code SQLSTATE
 * @param {string} text
 */
export const fatal = (code, text) => failure('FATAL', code, text)

/**
 * Creates the response to a batch that was rejected before it began, outside a transaction.
 * @param {string} code SQLSTATE
 * @param {string} text
 */
export const refusal = (code, text) => Buffer.concat([failure('ERROR', code, text), ready])

/**
 * @typedef {object} BackendResponse
 * @property {Buffer} output the part for the client that sent the request: everything except notifications
 * @property {number | null} status of the transaction, or null if the response is incomplete
 * @property {string[]} commands the tags of completed statements, such as `INSERT 0 1`
 * @property {Buffer[]} rows
 * @property {{ channel: string, message: Buffer }[]} notifications for the clients that listen
 */

/**
 * Parses a response.
 * @param {Buffer} output
 * @returns {BackendResponse}
 */
export function readAnswer(output) {
  /** @type {BackendResponse} */
  const answer = { output, status: null, commands: [], rows: [], notifications: [] }
  /** @type {Buffer[]} */
  const parts = []
  for (let start = 0; start + 5 <= output.length;) {
    const end = start + 1 + output.readInt32BE(start + 1)
    const type = output[start]
    const part = output.subarray(start, end)
    start = end
    if (type === fromServer.notification) {
      answer.notifications.push({ channel: part.toString('utf8', 9, part.indexOf(0, 9)), message: part })
      continue
    }
    if (type === fromServer.dataRow) answer.rows.push(part)
    if (type === fromServer.ready) answer.status = part[5] ?? null
    if (type === fromServer.commandComplete) answer.commands.push(part.toString('latin1', 5, part.length - 1))
    parts.push(part)
  }
  if (answer.notifications.length > 0) answer.output = Buffer.concat(parts)
  return answer
}

/**
 * Returns the number of rows that a statement changed, by its tag: `INSERT 0 3`, `UPDATE 2`, `DELETE 1`, `MERGE 4`.
 * @param {string} tag
 */
export function changedRows(tag) {
  return /^(?:INSERT|UPDATE|DELETE|MERGE|COPY) /.test(tag) ? Number(tag.slice(tag.lastIndexOf(' ') + 1)) : 0
}

/**
 * Adds the client's prefix to the name of a prepared statement, because all clients share one backend. Returns the new
 * name and message, or null if the message has no statement name.
 * @param {Buffer} original
 * @param {string} prefix
 * @returns {{ name: string, renamed: Buffer } | null}
 */
export function prefixStatement(original, prefix) {
  const start = statementNameStart(original)
  if (start === null || original[start] === 0) return null
  const name = prefix + original.toString('utf8', start, original.indexOf(0, start))
  const renamed = Buffer.concat([original.subarray(0, start), Buffer.from(prefix), original.subarray(start)])
  renamed.writeInt32BE(renamed.length - 1, 1)
  return { name, renamed }
}

/** @param {Buffer} original @returns {number | null} */
function statementNameStart(original) {
  switch (original[0]) {
    case fromClient.parse:
      return 5
    case fromClient.bind:
      return original.indexOf(0, 5) + 1
    case fromClient.describe:
    case fromClient.close:
      return original[5] === 0x53 ? 6 : null
    default:
      return null
  }
}
