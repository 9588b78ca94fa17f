export { contactOfBuyer, deleteContactOfEmail, findContactId, giveContactToMember } from './contact.ts'
