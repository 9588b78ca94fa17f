import { appendFileSync } from 'node:fs'

const { VITRINE_CALL_LOG } = process.env

/** Returns the stack of this call down to whoever called `fetch`. Each further frame would cost as much as these. */
const shortStack = (): string => {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 3
  const { stack = '' } = new Error('Who asks?')
  Error.stackTraceLimit = stackTraceLimit
  return stack
}

/** Whether our client made the request, not a test, according to the stack of `fetch`. */
const isFromClient = (stack: string): boolean =>
  /\/packages\/client\/src\/(?!.*\.test\.)/.test(stack.split('\n')[3] ?? '')

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
    const stack = shortStack()
    const response = await plain(input, init)
    if (!isFromClient(stack)) return response
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    appendFileSync(VITRINE_CALL_LOG, `${init?.method ?? 'GET'} ${pathname} ${response.status}\n`)
    return response
  }
}
