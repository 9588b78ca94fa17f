type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** The form that a number takes in a language; `#` stands for the number as it is written there. */
export const plural = (language: string, count: number, forms: Forms): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replaceAll(
    '#',
    new Intl.NumberFormat(language).format(count),
  )
