import type { CompanyOrder, CompanyPerson, OwnCompany } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { dayText } from '@vitrine/domain/day-text.ts'
import { createMoneyText } from '../../text/money.ts'
import { defineMembersPage, showAccount, type OpenAccount } from '../open.ts'
import { CompanyPage, type CompanyFacts, type CompanyOrderRow } from './company-page.tsx'

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const rowOf = (order: CompanyOrder, { locale }: OpenAccount): CompanyOrderRow => {
  const money = createMoneyText(order.currency, locale)
  return {
    id: order.id,
    number: order.number,
    date: order.createdDate.toISOString(),
    ...(order.buyerName !== undefined && { buyer: order.buyerName }),
    ...(order.dueDate !== undefined && { due: dayText(order.dueDate, locale) }),
    isOverdue: order.isOverdue,
    total: money({ amount: order.total }),
    open: money({ amount: order.openAmount }),
    ...(order.paymentUrl !== undefined && { payHref: pathOf(order.paymentUrl) }),
  }
}

const nameOf = ({ firstName, lastName, email = '' }: CompanyPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email

const factsOf = (company: OwnCompany, account: OpenAccount): CompanyFacts => {
  const { words, locale } = account
  return {
    name: company.name,
    ...(company.taxId?.id !== undefined && { taxId: company.taxId.id }),
    ...(company.billingAddress && { billing: addressLines(company.billingAddress, locale) }),
    terms: words.ownCompany.termNames[company.paymentTerms],
    role: words.ownCompany.roles[company.role],
    ...(company.people && {
      people: company.people.map((person) => ({
        id: person.customerId,
        name: nameOf(person),
        role: words.ownCompany.roles[person.role],
      })),
    }),
    ...(company.orders && { orders: company.orders.map((order) => rowOf(order, account)) }),
  }
}

/** Shows the company that the member orders for; its administrators also see its people and orders. */
export const companyRoute = defineMembersPage({
  path: '/account/company',
  Page: CompanyPage,
  load: async (account) => {
    const company = await account.api.companies.getMyCompany()
    const data = { ...(company && { company: factsOf(company, account) }) }
    return showAccount(account, { title: account.words.ownCompany.title, section: 'company', data })
  },
})
