export { hashPassword, requireGoodPassword, verifyPassword } from './passwords.ts'
