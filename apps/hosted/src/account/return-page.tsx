import { Breadcrumbs, Stack } from '@vitrine/ui'
import type { ReturnFormData } from '../returns/fields.ts'
import { ReturnForm } from '../returns/return-form.tsx'
import { useWords } from '../words/use-words.tsx'
import { AccountLayout, type AccountData } from './account-layout.tsx'

export interface ReturnData extends AccountData {
  readonly form: ReturnFormData
}

/** Asks to return things of a member's order. */
export const ReturnPage = ({ form, ...account }: ReturnData) => {
  const words = useWords()
  const title = words.orderReturns.askTitle(form.number)
  return (
    <AccountLayout {...account}>
      <Stack gap="lg">
        <header className="grid gap-3">
          <Breadcrumbs
            items={[
              { label: words.orders, href: '/hosted/account/orders' },
              { label: form.number, href: form.back },
              { label: words.orderReturns.ask },
            ]}
          />
          <h2 className="font-display text-2xl">{title}</h2>
        </header>
        <div className="max-w-prose">
          <ReturnForm {...form} />
        </div>
      </Stack>
    </AccountLayout>
  )
}
