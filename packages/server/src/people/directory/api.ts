export { deleteMember } from './delete-member.ts'
export { exportMember } from './export-member.ts'
