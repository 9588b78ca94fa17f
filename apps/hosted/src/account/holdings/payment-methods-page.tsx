import { Alert, Badge, Button, EmptyState, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { Part } from '../part.tsx'

const path = '/hosted/account/payment-methods'

interface ShownMethod {
  readonly id: string
  readonly name: string
  readonly isExpired: boolean
}

export interface PaymentMethodsData extends AccountData {
  readonly methods: readonly ShownMethod[]
  /** The method whose removal is to be confirmed. */
  readonly removing?: ShownMethod
  readonly notice?: string
  readonly failure?: string
}

const Methods = ({ methods }: Pick<PaymentMethodsData, 'methods'>) => {
  const words = useWords()
  return (
    <Part id="payment-methods" title={words.paymentMethods} hint={words.paymentMethodsHint}>
      <ul className="grid list-none gap-0 p-0">
        {methods.map(({ id, name, isExpired }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-4"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <bdi className="break-words">{name}</bdi>
              {isExpired && <Badge tone="caution">{words.paymentMethodExpired}</Badge>}
            </span>
            <Button
              size="small"
              href={`${path}?${new URLSearchParams({ remove: id })}`}
              aria-label={words.removeOne(name)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Removal = ({ id, name }: ShownMethod) => {
  const words = useWords()
  return (
    <AccountForm
      id="remove"
      title={words.removeTitle(name)}
      hint={words.paymentMethodRemoveHint}
      action={path}
      intent="remove"
      submit={words.remove}
      variant="critical"
      back={{ href: path, label: words.cancel }}
    >
      <input type="hidden" name="id" value={id} />
    </AccountForm>
  )
}

const Content = ({ removing, methods, failure }: PaymentMethodsData) => {
  const words = useWords()
  if (removing) return <Removal {...removing} />
  if (methods.length > 0) return <Methods methods={methods} />
  if (failure !== undefined) return null
  return (
    <EmptyState title={words.paymentMethodsNone} level={2}>
      {words.paymentMethodsNoneHint}
    </EmptyState>
  )
}

/** Lists a member's saved cards. */
export const PaymentMethodsPage = (data: PaymentMethodsData) => (
  <AccountLayout {...data}>
    <Stack gap="xl">
      {data.notice !== undefined && <Alert tone="positive">{data.notice}</Alert>}
      {data.failure !== undefined && <Alert tone="critical">{data.failure}</Alert>}
      <Content {...data} />
    </Stack>
  </AccountLayout>
)
