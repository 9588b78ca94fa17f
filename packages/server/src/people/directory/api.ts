export { deleteMember } from './delete-member.ts'
