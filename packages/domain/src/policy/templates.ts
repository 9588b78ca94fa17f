/** The policies that have a template. */
export const templateKinds = ['TERMS', 'PRIVACY', 'WITHDRAWAL', 'DELIVERY', 'IMPRINT'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** The checkout setting of each policy that has a template. */
export const policyFields = {
  TERMS: 'termsAndConditions',
  PRIVACY: 'privacyPolicy',
  WITHDRAWAL: 'withdrawalPolicy',
  DELIVERY: 'deliveryPolicy',
  IMPRINT: 'imprint',
} as const satisfies Readonly<Record<TemplateKind, string>>

/** The facts of a store. Unknown ones become placeholders. */
export interface StoreFacts {
  readonly storeName: string
  readonly legalName?: string | undefined
  /** One entry per line. */
  readonly address?: string | undefined
  readonly email?: string | undefined
  readonly vatId?: string | undefined
  readonly returnAddress?: string | undefined
}

/** The facts of a store as text, with placeholders for unknown ones. */
type FilledFacts = Readonly<Record<keyof StoreFacts, string>>

/** The templates of a language. Placeholders are in square brackets. */
export interface Templates {
  /** Placeholders of unknown facts. */
  readonly blanks: Omit<FilledFacts, 'storeName'>
  readonly texts: Readonly<Record<TemplateKind, (facts: FilledFacts) => string>>
}
