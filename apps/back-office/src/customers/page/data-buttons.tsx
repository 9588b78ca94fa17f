import type { Customer } from '@vitrine/client'
import { Button, showToast } from '@vitrine/ui'
import { useState } from 'react'
import { ConfirmButton } from '../../confirm/confirm-button.tsx'
import { errorMessage } from '../../error-message.ts'
import { downloadJson } from '../../export/download-json.ts'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { customerName } from '../customer-name.ts'

const { customers: texts } = words

/** Downloads all data of a customer, for a data request. */
export const DownloadDataButton = ({ customer: { id } }: { customer: Customer }) => {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      downloadJson(await shop.customers.exportCustomerData(id), `customer-${id}.json`)
      showToast({ message: texts.downloaded })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="button" busy={isBusy} title={texts.downloadHint} onClick={() => void download()}>
      {texts.download}
    </Button>
  )
}

/** Deletes a customer after naming what is deleted and what remains. */
export const DeleteCustomerButton = ({ customer }: { customer: Customer }) => {
  const name = customerName(customer)
  return (
    <ConfirmButton
      button={{ variant: 'quiet' }}
      title={texts.deleteTitle(name)}
      hint={texts.deleteHint}
      confirm={texts.delete}
      variant="critical"
      done={texts.deleted(name)}
      act={async () => {
        await shop.customers.deleteCustomer(customer.id)
        return '/customers'
      }}
    />
  )
}
