export { contactOfBuyer, findContactId, giveContactToMember } from './contact.ts'
