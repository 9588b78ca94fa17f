import { createSocket } from 'node:dgram'
import { once } from 'node:events'

type RecordType = 'A' | 'CNAME' | 'TXT' | 'AAAA'
/** Values of a record, or how the server fails. `TRUNCATED`: the answer is too large for one packet. */
type Entry = readonly string[] | 'SERVFAIL' | 'SILENCE' | 'TRUNCATED'

const typeNames: Readonly<Record<number, RecordType>> = { 1: 'A', 5: 'CNAME', 16: 'TXT', 28: 'AAAA' }
const headerBytes = 12
const [isResponse, isTruncated] = [0x8180, 0x0200]
const [serverFailure, nameNotFound] = [2, 3]

const encodeName = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ])

const encodeText = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'latin1')
  const parts = Array.from({ length: Math.max(1, Math.ceil(bytes.length / 255)) }, (_, index) =>
    bytes.subarray(index * 255, index * 255 + 255),
  )
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]))
}

/** Writes an IPv6 address without `::` shortening of more than what tests use. */
const encodeIpv6 = (address: string): Buffer => {
  const [before = '', after = ''] = address.split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const zeros = 8 - groups(before).length - groups(after).length
  const all = [...groups(before), ...Array.from({ length: zeros }, () => '0'), ...groups(after)]
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

const encoders: Readonly<Record<RecordType, (value: string) => Buffer>> = {
  A: (value) => Buffer.from(value.split('.').map(Number)),
  AAAA: encodeIpv6,
  CNAME: encodeName,
  TXT: encodeText,
}

const readQuestion = (packet: Buffer) => {
  const labels: string[] = []
  let at = headerBytes
  while (packet[at] !== 0) {
    const length = packet[at]!
    labels.push(packet.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const number = packet.readUInt16BE(at + 1)
  return { name: labels.join('.').toLowerCase(), number, question: packet.subarray(headerBytes, at + 5) }
}

const answerRecord = (number: number, value: Buffer): Buffer => {
  // The name is a pointer to the question's.
  const head = Buffer.from([0xc0, headerBytes, 0, number, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(value.length, 10)
  return Buffer.concat([head, value])
}

/** Starts a DNS server with records that a test sets. Names without records do not exist. */
export const openDns = async () => {
  const records = new Map<string, Entry>()
  const questions: string[] = []

  const answer = (packet: Buffer): Buffer | undefined => {
    const { name, number, question } = readQuestion(packet)
    const type = typeNames[number] ?? 'A'
    questions.push(`${type} ${name}`)
    const entry = records.get(`${type} ${name}`)
    if (entry === 'SILENCE') return undefined
    const values = typeof entry === 'string' ? [] : (entry ?? [])
    const exists = [...records.keys()].some((key) => key.endsWith(` ${name}`))
    const code = entry === 'SERVFAIL' ? serverFailure : exists ? 0 : nameNotFound
    const header = Buffer.alloc(headerBytes)
    packet.copy(header, 0, 0, 2)
    header.writeUInt16BE(isResponse | code | (entry === 'TRUNCATED' ? isTruncated : 0), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(values.length, 6)
    return Buffer.concat([header, question, ...values.map((value) => answerRecord(number, encoders[type](value)))])
  }

  const socket = createSocket('udp4')
  socket.on('message', (packet, { port, address }) => {
    const response = answer(packet)
    if (response) socket.send(response, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')

  return {
    /** For `dnsServers` of a configuration. */
    server: `127.0.0.1:${socket.address().port}`,
    /** The questions so far, such as `TXT _vitrine.shop.example`. */
    questions,
    set: (type: RecordType, name: string, entry: Entry) => void records.set(`${type} ${name}`, entry),
    remove: (type: RecordType, name: string) => void records.delete(`${type} ${name}`),
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}
