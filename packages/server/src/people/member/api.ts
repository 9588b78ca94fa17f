export { mergeAddresses } from './addresses.ts'
export { firstProofEvent } from './approval.ts'
export { createMember } from './create-member.ts'
export { requireFields } from './custom-fields.ts'
export {
  type EmailSite,
  type NamedFactor,
  accountExistsEmail,
  addressEmail,
  approvedEmail,
  codeEmail,
  emailSite,
  factorsChangedEmail,
  invitationEmail,
  passwordChangedEmail,
  recoveryEmail,
  secondFactorEmail,
} from './emails.ts'
export { recordMemberEvent } from './events.ts'
export { inLanguageOfMember } from './language.ts'
export { presentIdentity, presentSuccess, presentVerification } from './present-identity.ts'
export { type Fieldset, presentAs, presentMember, presentMemberContact, presentProfile } from './present.ts'
export { contactOf, identityProfileOf, privacyOf, profileOf } from './profile.ts'
export { type AnsweredState, answered, advanceSignIn } from './sign-in-state.ts'
export { requireSmall } from './size.ts'
export { changeSlug } from './slug.ts'
export {
  type MemberChange,
  type StoredMember,
  accountStateOf,
  changeMember,
  emptyMember,
  lockExistingMembers,
  membersWhere,
  findMember,
  findMemberByEmail,
  hasAccount,
  insertMember,
  insertSignUp,
  lockMember,
  lockMemberByEmail,
  moveMember,
  normalEmail,
} from './store.ts'
export type { StoredContact } from './tables.ts'
