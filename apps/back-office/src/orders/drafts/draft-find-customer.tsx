import type { Customer } from '@vitrine/client'
import { Alert, Button, TextField } from '@vitrine/ui'
import { useState } from 'react'
import { customerContact, customerName } from '../../customers/customer-name.ts'
import { findCustomers } from '../../customers/find-customers.ts'
import { useResults } from '../../page/use-results.ts'
import { words } from '../../words/words.ts'

const { drafts: texts } = words
const shownCustomers = 6

const find = async (typed: string): Promise<readonly Customer[]> =>
  typed.trim() === '' ? [] : findCustomers(typed, shownCustomers)

/** Searches customers while the owner types, to choose the buyer of a draft. */
export const FindCustomer = ({ onChoose }: { onChoose: (customer: Customer) => void }) => {
  const [typed, setTyped] = useState('')
  const { results = [], failure, isCurrent } = useResults(typed, find)
  const hasTyped = typed.trim() !== ''
  return (
    <div>
      <TextField
        type="search"
        label={texts.findCustomer}
        mark="none"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div aria-live="polite">
        {failure && <Alert tone="critical">{failure}</Alert>}
        {hasTyped && isCurrent && !failure && results.length === 0 && (
          <p className="mt-3 text-muted">{texts.noCustomers}</p>
        )}
        {hasTyped && results.length > 0 && (
          <ul className="m-0 mt-2 list-none p-0">
            {results.map((customer) => (
              <li
                key={customer.id}
                className="flex flex-wrap items-center gap-3 border-t border-line py-2 first:border-0"
              >
                <span className="min-w-40 flex-1 wrap-anywhere">
                  <bdi>{customerName(customer)}</bdi>
                  <span className="block text-sm text-muted">
                    <bdi>{[customerContact(customer), customer.company].filter(Boolean).join(' · ')}</bdi>
                  </span>
                </span>
                <Button
                  type="button"
                  size="small"
                  aria-label={texts.chooseCustomer(customerName(customer))}
                  onClick={() => {
                    setTyped('')
                    onChoose(customer)
                  }}
                >
                  {texts.chooseThis}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
