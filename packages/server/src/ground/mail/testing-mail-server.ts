import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Implements enough SMTP to receive an email. */
const converse = (socket: Socket, take: (message: string) => void): void => {
  let text = ''
  let isMessage = false
  const answer = (line: string): void => void socket.write(`${line}\r\n`)
  const end = (): string => (isMessage ? '\r\n.\r\n' : '\r\n')
  answer('220 test')
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    for (let at = text.indexOf(end()); at !== -1; at = text.indexOf(end())) {
      const [part, length] = [text.slice(0, at), end().length]
      text = text.slice(at + length)
      if (isMessage) take(part)
      const begins = !isMessage && /^data$/i.test(part)
      answer(begins ? '354 go on' : '250 done')
      isMessage = begins
    }
  })
}

/** Starts a mail server on this machine that records all emails. */
export const openMailServer = async () => {
  const messages: string[] = []
  const server = createServer((socket) => converse(socket, (message) => messages.push(message)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    close: () => server.close(),
  }
}
