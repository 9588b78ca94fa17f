import type { Customer } from '@vitrine/client'
import { Alert, Button } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { throwFieldError } from '../../form/field-errors.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { CustomerFinder } from '../customer-finder.tsx'
import { customerName } from '../customer-name.ts'

const { customers: texts } = words

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
          <CustomerFinder
            texts={{
              label: texts.mergeFind,
              none: texts.mergeNone,
              choose: texts.mergeChoose,
              chooseOne: texts.mergeChooseOne,
            }}
            except={customer.id}
            onChoose={setOther}
          />
        )
      }
    </ConfirmButton>
  )
}
