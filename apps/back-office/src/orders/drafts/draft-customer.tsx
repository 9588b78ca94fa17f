import type { Customer, DraftOrder } from '@vitrine/client'
import { supportedLanguages } from '@vitrine/domain/languages.ts'
import { AddressFields, Button, countryOptions, Disclosure, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import { useRef, useState, type FormEvent } from 'react'
import { CustomerFinder } from '../../customers/customer-finder.tsx'
import { textIn } from '../../form/read-fields.ts'
import { shop } from '../../shop.ts'
import { languageName } from '../../translations/languages.ts'
import { locale, words } from '../../words/words.ts'
import { buyerOfCustomer } from './buyer-of-customer.ts'
import { useGuardedSave, type DraftEditing } from './use-draft-order.ts'

const { drafts: texts } = words

const languageOptions = [
  { value: '', label: texts.storeLanguage },
  ...supportedLanguages.map((value) => ({ value, label: languageName(value) })),
]

type Contact = NonNullable<NonNullable<DraftOrder['recipientInfo']>['recipientInfo']>

const filled = (entries: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== ''))

const addressNames = ['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const
const nameNames = ['firstName', 'lastName', 'company', 'phone'] as const

const read = (form: FormData, names: readonly string[]) =>
  filled(Object.fromEntries(names.map((name) => [name, textIn(form, name)])))

/** Reads the address. `undefined` if it is empty. */
const recipientOf = (form: FormData): Contact | undefined => {
  const [address, contactDetails] = [read(form, addressNames), read(form, nameNames)]
  const hasSome = Object.keys(address).length > 0 || Object.keys(contactDetails).length > 0
  return hasSome ? { address, contactDetails } : undefined
}

const valuesOf = ({ recipientInfo }: DraftOrder) => {
  const { address = {}, contactDetails = {} } = recipientInfo?.recipientInfo ?? {}
  const { streetAddress: _street, ...rest } = address
  return { ...rest, ...contactDetails } as Record<string, string>
}

/** Email, language, note and address of the customer of a draft. */
const CustomerForm = ({ editing: { draft, change, isBusy } }: { editing: DraftEditing }) => {
  const element = useRef<HTMLFormElement>(null)
  const saving = useGuardedSave(element)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [email, buyerNote, buyerLanguage] = [textIn(form, 'email'), textIn(form, 'note'), textIn(form, 'language')]
    const recipientInfo = recipientOf(form)
    const { email: _before, contactId: _contact, ...buyer } = draft.buyerInfo ?? {}
    const buyerInfo = { ...buyer, ...(email !== '' && { email }) }
    const buyerDetails = { buyerInfo, buyerNote, ...(buyerLanguage !== '' && { buyerLanguage }) }
    await saving(() =>
      change(async (draftOrderId) => {
        await shop.draftOrders.setBuyerInfo(draftOrderId, buyerDetails)
        return shop.draftOrders.setRecipientInfo(draftOrderId, recipientInfo ? { recipientInfo } : {})
      }),
    )
  }
  return (
    <form ref={element} onSubmit={(event) => void submit(event)} aria-label={texts.customer}>
      <Stack>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          mark="none"
          autoComplete="off"
          defaultValue={draft.buyerInfo?.email}
        />
        <SelectField
          label={texts.language}
          name="language"
          mark="none"
          defaultValue={draft.buyerLanguage ?? ''}
          options={languageOptions}
        />
        <TextArea
          label={texts.note}
          name="note"
          rows={2}
          maxLength={1000}
          mark="optional"
          defaultValue={draft.buyerNote}
        />
        <Disclosure label={texts.address} open={draft.recipientInfo?.recipientInfo !== undefined || undefined}>
          <AddressFields
            countries={countryOptions(locale)}
            values={valuesOf(draft)}
            required={[]}
            labels={{
              firstName: texts.firstName,
              lastName: texts.lastName,
              company: texts.company,
              country: texts.country,
              addressLine: texts.addressLine,
              addressLine2: texts.addressLine2,
              city: texts.city,
              subdivision: texts.subdivision,
              postalCode: texts.postalCode,
              phone: texts.phone,
            }}
          />
        </Disclosure>
        <div>
          <Button type="submit" busy={isBusy}>
            {texts.saveCustomer}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** Says that a draft is for an account, whose prices and terms apply. */
const Account = ({ editing: { draft, change, isBusy } }: { editing: DraftEditing }) => {
  const { email, ...buyer } = draft.buyerInfo ?? {}
  if (buyer.memberId === undefined) return null
  const leave = () => change((id) => shop.draftOrders.setBuyerInfo(id, { buyerInfo: { ...(email && { email }) } }))
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-40 flex-1 text-sm text-muted">{texts.withAccount}</p>
      {!draft.isEdit && (
        <Button type="button" size="small" variant="quiet" busy={isBusy} onClick={() => void leave()}>
          {texts.withoutAccount}
        </Button>
      )}
    </div>
  )
}

/** Finds an existing customer for a draft. */
const ChooseCustomer = ({ onChoose }: { onChoose: (customer: Customer) => void }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <Button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.chooseCustomer}
      </Button>
      {isOpen && (
        <div className="w-full">
          <CustomerFinder
            texts={{
              label: texts.findCustomer,
              none: texts.noCustomers,
              choose: texts.chooseThis,
              chooseOne: texts.chooseOne,
            }}
            onChoose={(customer) => {
              setOpen(false)
              onChoose(customer)
            }}
          />
        </div>
      )}
    </div>
  )
}

/** Customer and delivery address of a draft. */
export const DraftCustomer = ({ editing }: { editing: DraftEditing }) => {
  // A chosen customer fills in the form, which keeps what is typed otherwise.
  const [choices, setChoices] = useState(0)
  const choose = async (customer: Customer) => {
    const { recipientInfo, ...buyer } = buyerOfCustomer(customer)
    const isChosen = await editing.change(async (id) => {
      await shop.draftOrders.setBuyerInfo(id, buyer)
      return shop.draftOrders.setRecipientInfo(id, recipientInfo ? { recipientInfo: recipientInfo.recipientInfo } : {})
    })
    if (isChosen) setChoices((count) => count + 1)
  }
  return (
    <Stack>
      {!editing.draft.isEdit && <ChooseCustomer onChoose={(customer) => void choose(customer)} />}
      <Account editing={editing} />
      <CustomerForm key={choices} editing={editing} />
    </Stack>
  )
}
