import { sql, type RawBuilder } from 'kysely'

/** Selects the member groups that a member has by their company, as `id` and `segment_id`. Part of a statement. */
export const selectCompanyGroups = (siteId: string, memberId: string): RawBuilder<unknown> => sql`
  select unnest(company.member_group_ids) as id, null as segment_id
  from customer
  join company_person person on person.site_id = customer.site_id and person.customer_id = customer.id
  join company on company.site_id = person.site_id and company.id = person.company_id
  where customer.site_id = ${siteId} and customer.member_id = ${memberId}`

/** Selects the members that groups have by companies, as `group_id` and `member_id`. Part of a statement. */
export const selectMembersByCompany = (siteId: string, groupIds: readonly string[]): RawBuilder<unknown> => sql`
  select given.group_id, customer.member_id
  from company
  cross join lateral unnest(company.member_group_ids) given (group_id)
  join company_person person on person.site_id = company.site_id and person.company_id = company.id
  join customer on customer.site_id = person.site_id and customer.id = person.customer_id
  where company.site_id = ${siteId} and company.member_group_ids && ${[...groupIds]}::text[]
    and given.group_id = any(${[...groupIds]}::text[]) and customer.member_id is not null`
