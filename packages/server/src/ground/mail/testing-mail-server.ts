import { createServer, type Socket } from 'node:net'

export interface TestMailServer {
  readonly url: string
  /** Returns the number of connections. */
  readonly connections: () => number
  /** The raw accepted emails. */
  readonly messages: string[]
  readonly close: () => Promise<void>
}

const answers: Readonly<Record<string, string>> = {
  EHLO: '250 test',
  HELO: '250 test',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
}

/** Starts a mail server for tests. It accepts every email or, if `isSilent`, never responds. */
export const openMailServer = async ({ isSilent = false } = {}): Promise<TestMailServer> => {
  const messages: string[] = []
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    if (isSilent) return
    let message: string | undefined
    let rest = ''
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      rest += chunk.toString()
      if (message !== undefined) {
        const end = rest.indexOf('\r\n.\r\n')
        if (end < 0) return
        messages.push(rest.slice(0, end))
        message = undefined
        rest = rest.slice(end + 5)
        socket.write('250 taken\r\n')
      }
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const verb = rest.slice(0, 4).toUpperCase()
        rest = rest.slice(end + 2)
        if (verb === 'DATA') message = ''
        socket.write(`${answers[verb] ?? '250 ok'}\r\n`)
        if (verb === 'DATA') return
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => count,
    messages,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
