import type { StaffInvitation, StaffMember, StaffRole, StaffSession } from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { shop } from '../shop.ts'

export interface StaffData {
  readonly people: readonly StaffMember[]
  readonly invitations: readonly StaffInvitation[]
}

export const loadStaff = async (): Promise<StaffData> => {
  const [people, invitations] = await Promise.all([shop.staff.listStaff(), shop.staff.listStaffInvitations()])
  return { people, invitations }
}

export const loadRoles = (): Promise<readonly StaffRole[]> => shop.staff.listStaffRoles()

export interface PersonData {
  readonly person: StaffMember
  readonly sessions: readonly StaffSession[]
  readonly roles: readonly StaffRole[]
}

export const loadPerson = async ({ params: { id } }: PageRequest<'/staff/:id'>): Promise<PersonData> => {
  const [person, sessions, roles] = await Promise.all([
    shop.staff.getStaffMember(id),
    shop.staff.listStaffSessions(id),
    loadRoles(),
  ])
  return { person, sessions, roles }
}

/** The role with this ID; `undefined` on the page of a new one. */
export const loadRole = async ({ params }: { params: { id?: string } }): Promise<StaffRole | undefined> => {
  if (params.id === undefined) return undefined
  const role = (await loadRoles()).find(({ id }) => id === params.id)
  // The page of a role that was deleted meanwhile.
  if (!role) throw new Response(null, { status: 404 })
  return role
}

export const personName = ({ name, email }: Pick<StaffMember, 'name' | 'email'>): string => name || email
