export { algorithms } from './algorithms.ts'
