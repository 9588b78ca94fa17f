/** Every call, for `client.send(calls.getProduct, …)`. */
export * from './generated-sign-in.ts'
export * from './generated.ts'
