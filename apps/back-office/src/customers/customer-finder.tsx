import type { Customer } from '@vitrine/client'
import { Button } from '@vitrine/ui'
import { useCallback } from 'react'
import { Finder } from '../page/finder.tsx'
import { customerContact, customerName } from './customer-name.ts'
import { findCustomers } from './find-customers.ts'

const maxResults = 6

interface CustomerFinderProps {
  readonly texts: {
    readonly label: string
    /** Text shown if nobody is found. */
    readonly none: string
    readonly choose: string
    readonly chooseOne: (name: string) => string
  }
  /** The ID of a customer who is left out. */
  readonly except?: string
  readonly onChoose: (customer: Customer) => void
}

/** Searches customers while the owner types, to choose one. */
export const CustomerFinder = ({ texts, except, onChoose }: CustomerFinderProps) => {
  const find = useCallback((typed: string) => findCustomers(typed, { limit: maxResults, except }), [except])
  return (
    <Finder label={texts.label} none={texts.none} find={find}>
      {(customer) => (
        <li key={customer.id} className="flex items-center gap-3 border-t border-line py-2">
          <span className="min-w-0 grow break-words">
            <bdi>{customerName(customer)}</bdi>
            <span className="block text-sm break-all text-muted">{customerContact(customer)}</span>
          </span>
          <Button
            type="button"
            size="small"
            aria-label={texts.chooseOne(customerName(customer))}
            onClick={() => onChoose(customer)}
          >
            {texts.choose}
          </Button>
        </li>
      )}
    </Finder>
  )
}
