/** The policies that come with a template. */
export const templateKinds = ['TERMS', 'PRIVACY', 'WITHDRAWAL', 'DELIVERY', 'IMPRINT'] as const
export type TemplateKind = (typeof templateKinds)[number]

/** What is known of a store; what is not becomes a place to fill in. */
export interface StoreFacts {
  readonly storeName: string
  readonly legalName?: string | undefined
  /** A line each. */
  readonly address?: string | undefined
  readonly email?: string | undefined
  readonly vatId?: string | undefined
  readonly returnAddress?: string | undefined
}

/** The facts of a store as text: each is there, as a fact or as a place to fill in. */
export type FilledFacts = Readonly<Record<keyof StoreFacts, string>>

/** The templates of a language. Places to fill in stand in square brackets. */
export interface Templates {
  /** What stands for a fact that is not known. */
  readonly blanks: Omit<FilledFacts, 'storeName'>
  readonly texts: Readonly<Record<TemplateKind, (facts: FilledFacts) => string>>
}
