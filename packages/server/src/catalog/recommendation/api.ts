export { algorithms } from './algorithms.ts'
export { recommendRelated } from './related.ts'
