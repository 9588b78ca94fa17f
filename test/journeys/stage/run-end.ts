/** Tells the workers of a run that it ends, so that they close shared resources before the database is closed. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** For the run: `end` resolves once all listening workers have closed theirs. */
export const createRunEnd = async (path: string) => {
  const workers = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    workers.add(socket)
    socket.resume().on('error', () => undefined)
    socket.once('close', () => workers.delete(socket))
  })
  await once(server.listen(path), 'listening')
  return {
    end: async () => {
      const closed = [...workers].map((socket) => once(socket.end(), 'close'))
      await Promise.all(closed)
      server.close()
    },
  }
}

/** For a worker: runs `close` when the run ends. */
export const onRunEnd = (path: string, close: () => Promise<unknown>): void => {
  const socket = connect({ path, allowHalfOpen: true })
  socket.on('end', () => void close().finally(() => socket.end()))
  socket.on('error', () => undefined)
  socket.resume().unref()
}
