export { contactOfBuyer, giveContactToMember } from './contact.ts'
