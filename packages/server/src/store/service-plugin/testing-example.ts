import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../../../examples/payment-provider.mjs', import.meta.url))

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts the example payment provider as its readme says. */
export const startExample = async ({ appId, publicKey }: { appId: string; publicKey: string }) => {
  const port = await freePort()
  const env = { ...process.env, APP_ID: appId, PUBLIC_KEY: publicKey, PORT: String(port) }
  const child: ChildProcess = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface({ input: child.stdout! }), 'line')
  return {
    baseUrl: `http://localhost:${port}`,
    stop: async (): Promise<void> => {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
