type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Returns the plural form for a number; `#` is replaced with the formatted number. */
export const plural = (language: string, count: number, forms: Forms): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replaceAll(
    '#',
    new Intl.NumberFormat(language).format(count),
  )
