/** A minimal server, to measure the start of Node.js itself. */
import { createServer } from 'node:http'

const port = Number(process.env.PORT)
createServer((_request, response) => response.end('ok')).listen(port, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
process.on('SIGTERM', () => process.exit(0))
