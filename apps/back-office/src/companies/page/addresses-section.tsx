import type { Company } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import { companyBounds } from '@vitrine/contract/entities/enumerations.ts'
import { Badge, Button, PostalAddress, showToast, useUi } from '@vitrine/ui'
import { useAccess } from '../../access/access.tsx'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { errorMessage } from '../../error-message.ts'
import { fieldErrorOf } from '../../form/field-errors.ts'
import { useDone } from '../../form/use-done.ts'
import { Section } from '../../page/section.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { PlaceFields, readAddress, type Address } from '../address-form.tsx'
import { restore } from '../restore.ts'

const { companies: texts, customers: addressTexts } = words
const prefix = 'address.'

const save = (company: Company, addresses: readonly Address[]): Promise<Company> =>
  shop.companies.updateCompany(company.id, { revision: company.revision!, shippingAddresses: [...addresses] })

interface AddressDialogProps {
  readonly company: Company
  /** The position of the address. Default: a new one. */
  readonly index?: number
  readonly name: string
}

const AddressDialog = ({ company, index, name }: AddressDialogProps) => {
  const { shippingAddresses: before } = company
  const title = index === undefined ? texts.addShipping : texts.editShipping
  return (
    <ConfirmButton
      button={{ size: 'small', variant: 'quiet', 'aria-label': index === undefined ? title : `${title}: ${name}` }}
      label={index === undefined ? texts.addShipping : addressTexts.edit}
      title={title}
      hint=""
      confirm={words.save}
      variant="primary"
      done={words.saved}
      act={(form) => {
        const address = readAddress(form, prefix)
        return save(company, index === undefined ? [...before, address] : before.with(index, address))
      }}
    >
      {(failure) => (
        <PlaceFields
          prefix={prefix}
          address={index === undefined ? undefined : before[index]}
          errorOf={(field) => fieldErrorOf(failure, field)}
          isRequired
        />
      )}
    </ConfirmButton>
  )
}

const Entry = ({ company, index }: { company: Company; index: number }) => {
  const { locale } = useUi()
  const { mayChange } = useAccess()
  const done = useDone()
  const { shippingAddresses: addresses } = company
  const address = addresses[index]!
  const lines = addressLines(address, locale)
  const name = addressTexts.addressOf(lines.join(', '))
  const others = addresses.filter((_one, place) => place !== index)
  const change = async (next: readonly Address[], message: string) => {
    try {
      const saved = await save(company, next)
      await done({ message, undo: () => restore(company, saved) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    }
  }
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-0 first:pt-0">
      {index === 0 && addresses.length > 1 && (
        <span>
          <Badge>{addressTexts.defaultAddress}</Badge>
        </span>
      )}
      <PostalAddress lines={lines} />
      {mayChange && (
        <div className="-ms-2 flex flex-wrap gap-1">
          <AddressDialog company={company} index={index} name={name} />
          {index > 0 && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`${addressTexts.makeDefault}: ${name}`}
              onClick={() => void change([address, ...others], words.saved)}
            >
              {addressTexts.makeDefault}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={`${addressTexts.removeAddress}: ${name}`}
            onClick={() => void change(others, addressTexts.addressRemoved)}
          >
            {addressTexts.removeAddress}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The billing address of a company. */
export const BillingSection = ({ company: { billingAddress } }: { company: Company }) => {
  const { locale } = useUi()
  return (
    <Section title={texts.billing}>
      {billingAddress ? (
        <PostalAddress lines={addressLines(billingAddress, locale)} />
      ) : (
        <p className="text-muted">{texts.noBilling}</p>
      )}
    </Section>
  )
}

/** The shipping addresses of a company, the default one first. */
export const ShippingSection = ({ company }: { company: Company }) => {
  const { shippingAddresses: addresses } = company
  return (
    <Section
      title={texts.shipping}
      actions={
        addresses.length < companyBounds.addresses && <AddressDialog company={company} name={texts.addShipping} />
      }
    >
      {addresses.length === 0 && <p className="text-muted">{texts.noShipping}</p>}
      <ul className="grid list-none gap-3 p-0">
        {addresses.map((address, index) => (
          <Entry key={JSON.stringify(address)} company={company} index={index} />
        ))}
      </ul>
    </Section>
  )
}
