import type { Customer } from '@vitrine/client'
import { Alert, Button } from '@vitrine/ui'
import { useCallback, useState } from 'react'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { Finder } from '../../page/finder.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { customerContact, customerName } from '../customer-name.ts'
import { matchingWords } from '../../page/list-view.ts'

const { customers: texts } = words
const maxResults = 6

interface ChosenProps {
  readonly customer: Customer
  readonly other: Customer
  readonly clear: () => void
}

/** What the merge will do. The customer with an account remains. */
const Consequences = ({ customer, other, clear }: ChosenProps) => {
  const keepsOther = other.memberId !== undefined
  const [kept, ended] = keepsOther ? [other, customer] : [customer, other]
  if (customer.memberId !== undefined && keepsOther)
    return (
      <Alert tone="critical" title={texts.mergeTwoAccounts}>
        <Button size="small" onClick={clear}>
          {texts.mergeOther}
        </Button>
      </Alert>
    )
  const [keptName, endedName] = [customerName(kept), customerName(ended)]
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-medium">{texts.mergeConfirm(endedName, keptName)}</p>
      <ul className="grid gap-1 ps-5">
        <li>{texts.mergeWhat(keptName)}</li>
        {ended.email && <li>{texts.mergeEmails(ended.email)}</li>}
        {kept.memberId !== undefined && <li>{texts.mergeAccount(keptName)}</li>}
        <li>{texts.mergeEnds(endedName)}</li>
      </ul>
      <Button size="small" variant="quiet" onClick={clear}>
        {texts.mergeOther}
      </Button>
    </div>
  )
}

/** Merges another customer into this one, after naming what happens. */
export const MergeButton = ({ customer }: { customer: Customer }) => {
  const [other, setOther] = useState<Customer>()
  const find = useCallback(
    async (typed: string) => {
      const { customers } = await shop.customers.queryCustomers({
        filter: { $and: [{ id: { $ne: customer.id } }, ...matchingWords(typed)] },
        cursorPaging: { limit: maxResults },
      })
      return customers
    },
    [customer.id],
  )
  return (
    <ConfirmButton
      label={texts.merge}
      title={texts.mergeTitle}
      hint={texts.mergeHint}
      confirm={texts.merge}
      variant="critical"
      done={texts.merged}
      act={async () => {
        if (!other) return throwFieldError('otherCustomerId', texts.mergeFind)
        const { id } = await shop.customers.mergeCustomers(customer.id, other.id)
        setOther(undefined)
        return id === customer.id ? undefined : `/customers/${id}`
      }}
    >
      {() =>
        other ? (
          <Consequences customer={customer} other={other} clear={() => setOther(undefined)} />
        ) : (
          <Finder label={texts.mergeFind} none={texts.mergeNone} find={find}>
            {(one) => (
              <li key={one.id} className="flex items-center gap-3 border-t border-line py-2">
                <span className="min-w-0 grow break-words">
                  {customerName(one)}
                  <span className="block text-sm break-all text-muted">{customerContact(one)}</span>
                </span>
                <Button size="small" aria-label={texts.mergeChooseOne(customerName(one))} onClick={() => setOther(one)}>
                  {texts.mergeChoose}
                </Button>
              </li>
            )}
          </Finder>
        )
      }
    </ConfirmButton>
  )
}
