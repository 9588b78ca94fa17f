export { createFailedJobAlert } from './alert.ts'
