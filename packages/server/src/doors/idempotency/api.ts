export { type Idempotency, type WireAnswer, createIdempotency } from './idempotency.ts'
