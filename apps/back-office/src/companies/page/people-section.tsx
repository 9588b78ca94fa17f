import type { Company, CompanyPerson, Customer } from '@vitrine/client'
import { isApiError } from '@vitrine/client'
import { Badge, Button, Link, RadioGroup, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { useAccess } from '../../access/access.tsx'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { CustomerFinder } from '../../customers/customer-finder.tsx'
import { customerName } from '../../customers/customer-name.ts'
import { errorMessage } from '../../error-message.ts'
import { throwFieldError } from '../../form/field-errors.ts'
import { textIn } from '../../form/read-fields.ts'
import { useDone } from '../../form/use-done.ts'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { personName } from '../person-name.ts'
import { peoplePageSize } from './load-company.ts'

const { companies: texts } = words
const roles = ['BUYER', 'ADMINISTRATOR'] as const
type Role = CompanyPerson['role']

const RoleFields = ({ chosen }: { chosen: Role }) => (
  <RadioGroup
    label={texts.role}
    name="role"
    defaultValue={chosen}
    options={roles.map((value) => ({ value, label: texts.roles[value], hint: texts.roleHints[value] }))}
  />
)

const roleIn = (form: FormData): Role => roles.find((role) => role === textIn(form, 'role')) ?? 'BUYER'

/** Explains that a customer is in another company, which the owner can't see from here. */
const explained = (error: unknown): never => {
  if (!isApiError(error, 'CUSTOMER_IN_ANOTHER_COMPANY')) throw error
  return throwFieldError('customerId', texts.inAnother(String(error.data.companyName ?? '')))
}

const AddPerson = ({ company }: { company: Company }) => {
  const [chosen, setChosen] = useState<Customer>()
  return (
    <ConfirmButton
      button={{ size: 'small' }}
      label={texts.addPerson}
      title={texts.addPerson}
      hint={texts.addPersonHint}
      confirm={texts.addPerson}
      variant="primary"
      done={() => texts.personAdded(chosen ? customerName(chosen) : '')}
      act={async (form) => {
        if (!chosen) return throwFieldError('customerId', texts.chooseFirst)
        await shop.companies
          .addCompanyPerson(company.id, { customerId: chosen.id, role: roleIn(form) })
          .catch(explained)
        setChosen(undefined)
        return undefined
      }}
    >
      {() =>
        chosen ? (
          <div className="grid justify-items-start gap-3">
            <p className="font-medium break-words">{customerName(chosen)}</p>
            <Button type="button" size="small" variant="quiet" onClick={() => setChosen(undefined)}>
              {texts.other}
            </Button>
            <RoleFields chosen="BUYER" />
          </div>
        ) : (
          <CustomerFinder
            texts={{ label: texts.findPerson, none: texts.noneToAdd, choose: texts.choose, chooseOne: texts.chooseOne }}
            onChoose={setChosen}
          />
        )
      }
    </ConfirmButton>
  )
}

const ChangeRole = ({ company, person }: { company: Company; person: CompanyPerson }) => (
  <ConfirmButton
    button={{ size: 'small', variant: 'quiet', 'aria-label': texts.changeRoleOf(personName(person)) }}
    label={texts.changeRole}
    title={texts.changeRoleOf(personName(person))}
    hint=""
    confirm={words.save}
    variant="primary"
    done={words.saved}
    act={(form) => shop.companies.updateCompanyPerson(company.id, person.customerId, roleIn(form))}
  >
    {() => <RoleFields chosen={person.role} />}
  </ConfirmButton>
)

const Person = ({ company, person }: { company: Company; person: CompanyPerson }) => {
  const done = useDone()
  const { mayChange } = useAccess()
  const name = personName(person)
  const { customerId, role, email, hasAccount } = person
  const remove = async () => {
    try {
      await shop.companies.removeCompanyPerson(company.id, customerId)
      const undo = () => shop.companies.addCompanyPerson(company.id, { customerId, role })
      await done({ message: texts.personRemoved(name), undo })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-0">
      <span className="min-w-48 grow break-words">
        <span className="flex flex-wrap items-center gap-2">
          <Link href={`/customers/${customerId}`}>{name}</Link>
          <Badge tone={role === 'ADMINISTRATOR' ? 'positive' : 'neutral'}>{texts.roles[role]}</Badge>
          {!hasAccount && (
            <span title={texts.noAccountHint}>
              <Badge tone="caution">{texts.noAccount}</Badge>
            </span>
          )}
        </span>
        {email !== name && <bdi className="block text-sm break-all text-muted">{email}</bdi>}
      </span>
      {mayChange && (
        <span className="-ms-2 flex flex-wrap gap-1">
          <ChangeRole company={company} person={person} />
          <Button size="small" variant="quiet" aria-label={texts.removeOne(name)} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </span>
      )}
    </li>
  )
}

interface PeopleSectionProps {
  readonly company: Company
  /** The first page of its people. */
  readonly people: readonly CompanyPerson[]
}

/** The people who order for a company. */
export const PeopleSection = ({ company, people }: PeopleSectionProps) => {
  const [more, setMore] = useState<readonly CompanyPerson[]>([])
  const shown = [...people, ...more]
  const load = async () => {
    try {
      const next = { limit: peoplePageSize, offset: shown.length }
      setMore([...more, ...(await shop.companies.listCompanyPeople(company.id, next))])
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <Section title={texts.people} hint={texts.peopleHint} actions={<AddPerson company={company} />}>
      {people.length === 0 && <p className="text-muted">{texts.noPeople}</p>}
      <ul className="grid list-none p-0">
        {shown.map((person) => (
          <Person key={person.customerId} company={company} person={person} />
        ))}
      </ul>
      {shown.length < company.personCount && (
        <div>
          <Button size="small" onClick={() => void load()}>
            {texts.morePeople}
          </Button>
        </div>
      )}
    </Section>
  )
}
