import { appendFileSync } from 'node:fs'

const { VITRINE_CALL_LOG } = process.env

/** Whether our client made the request, not a test, according to the stack of `fetch`. */
const isFromClient = (stack = ''): boolean => /\/packages\/client\/src\/(?!.*\.test\.)/.test(stack.split('\n')[2] ?? '')

let listening = false

/**
 * Records every call of our client to a shop, with its status, in the file named by the environment. Shows which calls
 * were tested through the client, over a real database.
 */
export const noteCalls = (): void => {
  if (VITRINE_CALL_LOG === undefined || listening) return
  listening = true
  const plain = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { stack } = new Error('Who asks?')
    const response = await plain(input, init)
    if (!isFromClient(stack)) return response
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    appendFileSync(VITRINE_CALL_LOG, `${init?.method ?? 'GET'} ${pathname} ${response.status}\n`)
    return response
  }
}
