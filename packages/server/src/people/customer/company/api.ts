export { type CompanyOfBuyer, findCompanyOfMember } from './buyer.ts'
export { creditLeftOf, holdCredit } from './credit.ts'
export { addCompanyEvent, listCompanyEvents } from './events.ts'
export { selectCompanyGroups, selectMembersByCompany } from './groups.ts'
export { deleteCompanyOrder, listLatestOrders, saveCompanyOrder, type StoredCompanyOrder } from './orders.ts'
export {
  deletePerson,
  findPerson,
  insertPerson,
  listPeople,
  requirePerson,
  saveRole,
  type StoredPerson,
} from './people.ts'
export { countCompanies, queryCompanies, queryCompanyOrders } from './query.ts'
export {
  type CompanyChange,
  type StoredCompany,
  deleteCompanyRow,
  findCompanies,
  forgetExemptGroupOfCompanies,
  forgetGroupOfCompanies,
  hasCompanies,
  insertCompany,
  lockCompany,
  requireCompany,
  saveCompany,
} from './store.ts'
export type { CompanyRole, StoredTaxId } from './tables.ts'
