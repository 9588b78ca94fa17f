import type { Customer } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { AddressFields, Badge, Button, countryOptions, PostalAddress, showToast, useUi } from '@vitrine/ui'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { errorMessage } from '../../error-message.ts'
import { textIn } from '../../form/read-fields.ts'
import { Section } from '../../page/section.tsx'
import { locale, words } from '../../words/words.ts'
import { changeCustomer, useChange } from './use-change.ts'

const { customers: texts } = words

type Address = Customer['addresses'][number]

const names = ['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const
const maxAddresses = 20

const readAddress = (form: FormData): Address =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = textIn(form, `address.${name}`)
      return value === '' ? [] : [[name, value]]
    }),
  )

interface AddressDialogProps {
  readonly customer: Customer
  /** The position of the address. Default: a new one. */
  readonly index?: number
  readonly name: string
}

const AddressDialog = ({ customer, index, name }: AddressDialogProps) => {
  const before = index === undefined ? undefined : customer.addresses[index]
  const { streetAddress: _street, id, ...values } = before ?? {}
  const title = before ? texts.editAddress : texts.addAddress
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': before ? `${title}: ${name}` : title }}
      label={before ? texts.edit : texts.addAddress}
      title={title}
      hint=""
      confirm={words.save}
      variant="primary"
      done={words.saved}
      act={async (form) => {
        const address = { ...readAddress(form), ...(id !== undefined && { id }) }
        const addresses =
          index === undefined ? [...customer.addresses, address] : customer.addresses.with(index, address)
        await changeCustomer(customer, { addresses })
      }}
    >
      {() => (
        <AddressFields
          countries={countryOptions(locale)}
          prefix="address."
          values={values as Partial<Record<(typeof names)[number], string>>}
          required={['country', 'city']}
          omit={['firstName', 'lastName', 'company', 'phone']}
          labels={texts.addressFields}
        />
      )}
    </ConfirmButton>
  )
}

const Entry = ({ customer, index }: { customer: Customer; index: number }) => {
  const { locale } = useUi()
  const change = useChange(customer)
  const { addresses } = customer
  const address = addresses[index]!
  const lines = addressLines(address, locale)
  const name = texts.addressOf(lines.join(', '))
  const save = (next: readonly Address[], message: string) =>
    change({ addresses: [...next] }, { before: { addresses }, message }).catch((error: unknown) =>
      showToast({ message: errorMessage(error) }),
    )
  const others = addresses.filter((_one, place) => place !== index)
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
      {index === 0 && addresses.length > 1 && (
        <span>
          <Badge>{texts.defaultAddress}</Badge>
        </span>
      )}
      <PostalAddress lines={lines} />
      <div className="-ms-2 flex flex-wrap gap-1">
        <AddressDialog customer={customer} index={index} name={name} />
        {index > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${texts.makeDefault}: ${name}`}
            onClick={() => void save([address, ...others], words.saved)}
          >
            {texts.makeDefault}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`${texts.removeAddress}: ${name}`}
          onClick={() => void save(others, texts.addressRemoved)}
        >
          {texts.removeAddress}
        </Button>
      </div>
    </li>
  )
}

/** The addresses of a customer, the default one first. */
export const AddressesSection = ({ customer }: { customer: Customer }) => (
  <Section
    title={texts.addresses}
    actions={customer.addresses.length < maxAddresses && <AddressDialog customer={customer} name={texts.addAddress} />}
  >
    {customer.addresses.length === 0 && <p className="text-muted">{texts.noAddresses}</p>}
    <ul className="grid list-none gap-3 p-0">
      {customer.addresses.map((address, index) => (
        <Entry key={address.id ?? index} customer={customer} index={index} />
      ))}
    </ul>
  </Section>
)
