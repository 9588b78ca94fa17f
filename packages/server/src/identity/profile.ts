import type { IdentityProfile } from '@vitrine/contract/entities/identity.ts'
import type { MemberContact, MemberProfile } from '@vitrine/contract/entities/member.ts'
import type { Input } from '@vitrine/contract/schema.ts'

/** What the shop knows of someone from the profile they gave. */
export const contactOf = ({ firstName, lastName, phonesV2, company, position, birthdate }: Input<IdentityProfile>) => {
  const phones = phonesV2?.flatMap(({ phone }) => (phone === undefined ? [] : [phone]))
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phones && { phones }),
    ...(company !== undefined && { company }),
    ...(position !== undefined && { jobTitle: position }),
    ...(birthdate !== undefined && { birthdate }),
  } satisfies MemberContact
}

/** What others see of them. */
export const profileOf = ({ nickname, firstName, lastName, picture }: Input<IdentityProfile>): MemberProfile => {
  const name = nickname ?? [firstName, lastName].filter((part) => part !== undefined).join(' ')
  return { ...(name !== '' && { nickname: name }), ...(picture !== undefined && { photo: { url: picture } }) }
}
