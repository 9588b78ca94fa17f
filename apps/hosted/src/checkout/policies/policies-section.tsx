import { Disclosure } from '@vitrine/ui'
import type { Policy } from '../checkout-data.ts'

/** The store's policies, collapsed. */
export const Policies = ({ policies }: { readonly policies: readonly Policy[] }) =>
  policies.map(({ title, content }) => (
    <Disclosure key={title} label={title}>
      <p className="whitespace-pre-line">{content}</p>
    </Disclosure>
  ))
