import http from 'node:http'
import https from 'node:https'
import { createMarkupChanger, createMediaNames, isPage } from './media.js'

/** Headers as `writeHead` takes them: an object, pairs, or names and values in turn. */
const entriesOf = (headers) => {
  if (Array.isArray(headers[0])) return headers
  return Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    : Object.entries(headers)
}

const placeHeaders = (response, entries) => {
  for (const [name] of entries) response.removeHeader(name)
  for (const [name, value] of entries) response.appendHeader(name, value)
}

/** A client that asks for a page asks for it unpacked: what is packed cannot be changed. */
const askForPlainPages = ({ prototype }) => {
  const { emit } = prototype
  prototype.emit = function (event, request, ...rest) {
    if (event === 'request' && request.headers.accept?.includes('text/html')) delete request.headers['accept-encoding']
    return emit.call(this, event, request, ...rest)
  }
}

/**
 * Gives pages that this process sends the server's addresses of pictures and videos: a browser loads them before any
 * script of the page has run.
 *
 * @param {string} base
 */
export const redirectPages = (base) => {
  const { toServer, markupToServer } = createMediaNames(base)
  const { writeHead, write, end } = http.ServerResponse.prototype
  const changers = new WeakMap()

  const begin = (response) => {
    if (changers.has(response) || response.headersSent) return
    if (!isPage(response.getHeader('content-type')) || response.hasHeader('content-encoding')) return
    changers.set(response, createMarkupChanger(markupToServer))
    response.removeHeader('content-length')
    const links = response.getHeader('link')
    if (links !== undefined)
      response.setHeader(
        'link',
        [links].flat().map((link) => toServer(String(link))),
      )
  }
  const toBytes = (text) => Buffer.from(text, 'latin1')
  // Letter by letter, in whatever letters the page is written: addresses and tags are the same bytes in all of them.
  const toText = (chunk, encoding) =>
    (typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk)).latin1Slice()

  http.ServerResponse.prototype.writeHead = function (status, ...rest) {
    const headers = rest.find((one) => typeof one === 'object' && one !== null)
    const entries = headers ? entriesOf(headers) : []
    if (!entries.some(([name, value]) => name.toLowerCase() === 'content-type' && isPage(value))) {
      begin(this)
      return writeHead.call(this, status, ...rest)
    }
    placeHeaders(this, entries)
    begin(this)
    return writeHead.call(this, status, ...rest.filter((one) => typeof one === 'string'))
  }
  http.ServerResponse.prototype.write = function (chunk, encoding, callback) {
    begin(this)
    const changer = changers.get(this)
    if (!changer || chunk === null || chunk === undefined) return write.call(this, chunk, encoding, callback)
    const text = changer.push(toText(chunk, typeof encoding === 'string' ? encoding : 'utf8'))
    return write.call(this, toBytes(text), typeof encoding === 'function' ? encoding : callback)
  }
  http.ServerResponse.prototype.end = function (...values) {
    const [chunk, encoding] = values
    const hasChunk = chunk !== null && chunk !== undefined && typeof chunk !== 'function'
    if (hasChunk) begin(this)
    const changer = changers.get(this)
    if (!changer || this.writableEnded) return end.apply(this, values)
    const text = hasChunk ? changer.push(toText(chunk, typeof encoding === 'string' ? encoding : 'utf8')) : ''
    const last = text + changer.end()
    const callback = values.find((one) => typeof one === 'function')
    return last === '' ? end.call(this, callback) : end.call(this, toBytes(last), callback)
  }
  askForPlainPages(http.Server)
  askForPlainPages(https.Server)
}
