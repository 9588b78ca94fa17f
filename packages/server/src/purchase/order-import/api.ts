export type { ComposedOrder } from './compose.ts'
export { writeOrder } from './write.ts'
