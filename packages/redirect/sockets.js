import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'
import { isProvidersHost } from './hosts.js'

/** Options and callback, out of the forms that `connect` takes: `(options)`, `(port, host)`, and both together. */
const readArguments = (values) => {
  const given = Array.isArray(values[0]) ? values[0] : values
  const [port, host] = given
  const isPort = typeof port === 'number' || (typeof port === 'string' && /^\d+$/.test(port))
  return {
    options: {
      ...(isPort && { port }),
      ...(isPort && typeof host === 'string' && { host }),
      ...given.find((one) => typeof one === 'object' && one !== null),
    },
    callback: given.find((one) => typeof one === 'function'),
  }
}

const keptOptions = ['signal', 'timeout', 'highWaterMark', 'noDelay', 'keepAlive', 'keepAliveInitialDelay']
/** What of the options is about the socket itself, and not about whom it leads to. */
const ownOptions = (options) =>
  Object.fromEntries(keptOptions.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]))

const requestLine = /^[A-Z]+ \S+ HTTP\/1\.[01]\r\n/

/** Changes the heads of requests as they leave. Clients write a head in one piece, and nothing before it. */
const changeHeads = (socket, change) => {
  const { write } = socket
  const changeText = (text) => {
    const end = text.indexOf('\r\n\r\n')
    const head = end === -1 ? text : text.slice(0, end)
    return change(head) + text.slice(head.length)
  }
  const changeChunk = (chunk) => {
    if (typeof chunk === 'string') return requestLine.test(chunk) ? changeText(chunk) : chunk
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (!requestLine.test(bytes.subarray(0, 16_384).latin1Slice())) return chunk
    return Buffer.from(changeText(bytes.latin1Slice()), 'latin1')
  }
  socket.write = (chunk, ...rest) => write.call(socket, changeChunk(chunk), ...rest)
  return socket
}

/** Tells the server its own name, and for whom the request was meant. */
const nameServer = (socket, server, meantFor) =>
  changeHeads(socket, (head) =>
    head.replace(/\r\nhost: *([^\r\n]*)/i, (line, host) =>
      isProvidersHost(host.replace(/:\d+$/, ''))
        ? `\r\nHost: ${server.host}\r\nX-Vitrine-Meant-For: ${meantFor}`
        : line,
    ),
  )

/** Lets a plain socket pass for one with TLS: what it would say lies in this machine, or on the way to the server. */
const answerTls = (socket, servername) => {
  socket.once('connect', () => socket.emit('secureConnect'))
  return Object.assign(socket, {
    encrypted: true,
    authorized: true,
    authorizationError: null,
    alpnProtocol: false,
    servername,
    getCertificate: () => ({}),
    getPeerCertificate: () => ({}),
    getPeerX509Certificate: () => undefined,
    getCipher: () => ({ name: 'TLS_AES_256_GCM_SHA384', standardName: 'TLS_AES_256_GCM_SHA384', version: 'TLSv1.3' }),
    getProtocol: () => 'TLSv1.3',
    getSession: () => undefined,
    setSession: () => {},
    setServername: () => {},
    isSessionReused: () => false,
    disableRenegotiation: () => {},
    setMaxSendFragment: () => true,
  })
}

/** The provider's own host, named with the dot that ends a full name: how the server leads to what it has not got. */
const originalHost = (name) =>
  typeof name === 'string' && name.endsWith('.') && isProvidersHost(name.slice(0, -1)) ? name.slice(0, -1) : undefined

/**
 * Connects the provider's hosts to a Vitrine server, for whoever opens a socket to them in this process: every `fetch`,
 * `node:https` and all that is built on them. Nothing is looked up or sent outside for that; other hosts are left alone.
 *
 * @param {URL} server
 */
export const redirectSockets = (server) => {
  const connectTls = tls.connect
  const connectPlain = net.Socket.prototype.connect
  const isSecure = server.protocol === 'https:'
  const host = server.hostname.replace(/^\[|\]$/g, '')
  const address = { host, port: Number(server.port || (isSecure ? 443 : 80)) }
  const secured = { ALPNProtocols: ['http/1.1'], ...(net.isIP(host) === 0 && { servername: host }) }

  const openToServer = (options, meantFor) =>
    isSecure
      ? connectTls({ ...ownOptions(options), ...secured, ...address })
      : answerTls(net.connect({ ...ownOptions(options), ...address }), meantFor)

  tls.connect = (...values) => {
    const { options, callback } = readArguments(values)
    const name = options.host ?? options.servername
    const original = originalHost(name)
    if (original !== undefined) {
      const socket = connectTls({ ...options, host: original, servername: original }, callback)
      return changeHeads(socket, (head) => head.replace(/(\r\nhost: *[^\r\n]*?)\.(:\d+)?(?=\r\n|$)/i, '$1$2'))
    }
    if (!isProvidersHost(name)) return connectTls(...values)
    // A tunnel that a proxy's client has dug leads to the provider.
    options.socket?.destroy()
    const socket = openToServer(options, name)
    if (callback) socket.once('secureConnect', callback)
    return nameServer(socket, server, name)
  }

  net.Socket.prototype.connect = function (...values) {
    const { options, callback } = readArguments(values)
    if (!isProvidersHost(options.host) || this instanceof tls.TLSSocket) return connectPlain.apply(this, values)
    if (isSecure) {
      const message = `Plain HTTP to ${options.host} is not redirected to ${server.origin}: use https.`
      return this.destroy(new Error(message))
    }
    connectPlain.call(this, { ...options, ...address }, callback)
    return nameServer(this, server, options.host)
  }
  syncBuiltinESMExports()
}
