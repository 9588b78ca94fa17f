export { contactOfBuyer } from './contact.ts'
