/** Every call, for `client.send(calls.getProduct, …)`. */
export * from './generated-product-page.ts'
export * from './generated-sign-in.ts'
export * from './generated.ts'
