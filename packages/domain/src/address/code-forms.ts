/**
 * Formats of postal codes by country: `#` is a digit, `@` a letter, `*` either, and everything else is literal. If a
 * country has several formats, the usual one comes first. Source: the addressing systems of the Universal Postal Union
 * and the address metadata of libaddressinput.
 */
const countriesByForm: readonly (readonly [forms: string, countries: string])[] = [
  ['###', 'FO GN IS LS MG OM PG'],
  [
    '####',
    'AF AL AT AU AZ BD BE BG CC CH CV CX CY DK ET GE GL GW HM HT HU LI LR LU MD MK MZ NE NF NO NZ PA PH SI SJ SV TN ZA',
  ],
  [
    '#####',
    'AX BA BL BT CU DE DO DZ EE EG EH ES FI FR GF GP GT HN HR ID IQ IT JO KE KW LK LT LY MA MC ME MF MM MQ MU MV MX MY ' +
      'NA NC NI NP PE PF PK PM RE SD SM SN TH TR TZ UA UY VA WF XK YT ZM',
  ],
  ['######', 'BY CN CO EC IN KG NG RO RU SG TJ TM TT UZ'],
  ['#######', 'CL'],
  ['### ##', 'CZ GR SE SK'],
  ['##### | #####-####', 'AS FM GU MH MP PR PW SA US VI'],
  ['@# #@@ | @## #@@ | @@# #@@ | @@## #@@ | @#@ #@@ | @@#@ #@@ | GIR 0AA', 'GB'],
  ['ASCN 1ZZ', 'AC'],
  ['AD###', 'AD'],
  ['AI-2640', 'AI'],
  ['#### | ######', 'AM PY'],
  ['@####@@@ | ####', 'AR'],
  ['BB#####', 'BB'],
  ['#### | ###', 'BH'],
  ['@@ ## | @@ @@', 'BM'],
  ['@@####', 'BN'],
  ['#####-###', 'BR'],
  ['@#@ #@#', 'CA'],
  ['##### | #####-#### | ####', 'CR'],
  ['FIQQ 1ZZ', 'FK'],
  ['GY# #@@ | GY## #@@', 'GG'],
  ['GX11 1AA', 'GI'],
  ['SIQQ 1ZZ', 'GS'],
  ['@## **** | D6W ****', 'IE'],
  ['####### | #####', 'IL'],
  ['IM# #@@ | IM## #@@', 'IM'],
  ['BBND 1ZZ', 'IO'],
  ['#####-#####', 'IR'],
  ['JE# #@@ | JE## #@@', 'JE'],
  ['###-####', 'JP'],
  ['###### | #####', 'KH MN RS'],
  ['##### | ###-###', 'KR'],
  ['KY#-####', 'KY'],
  ['###### | @##@#@#', 'KZ'],
  ['##### | ####', 'LA'],
  ['#### #### | ####', 'LB'],
  ['LC## ###', 'LC'],
  ['LV-####', 'LV'],
  ['@@@ ####', 'MT'],
  ['#### @@', 'NL'],
  ['##-###', 'PL'],
  ['PCRN 1ZZ', 'PN'],
  ['####-### | ####', 'PT'],
  ['STHL 1ZZ', 'SH'],
  ['@@ #####', 'SO'],
  ['@###', 'SZ'],
  ['TDCU 1ZZ', 'TA'],
  ['TKCA 1ZZ', 'TC'],
  ['### | ##### | ######', 'TW'],
  ['VC####', 'VC'],
  ['#### | ####-@', 'VE'],
  ['VG####', 'VG'],
  ['##### | ######', 'VN'],
]

/** Formats of postal codes by ISO 3166-1 alpha-2 code. Countries without postal codes are missing. */
export const codeForms: ReadonlyMap<string, readonly string[]> = new Map(
  countriesByForm.flatMap(([forms, countries]) => {
    const list = forms.split('|').map((form) => form.trim())
    return countries.split(' ').map((country) => [country, list] as const)
  }),
)

/**
 * Prefixes that people write before a code in addition to the country code: vehicle registration codes, and those of
 * the post.
 */
const signs: Readonly<Record<string, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  EE: ['EST'],
  ES: ['E'],
  FI: ['FIN', 'SF'],
  FR: ['F'],
  HU: ['H'],
  IT: ['I'],
  LI: ['FL'],
  LU: ['L'],
  MC: ['F'],
  NO: ['N'],
  PT: ['P'],
  RU: ['RUS'],
  SE: ['S'],
  SI: ['SLO'],
  SV: ['CP'],
  US: ['USA'],
}

/** Returns whether a format has only digits, apart from the country prefix: `LV-####`. */
const isOfDigits = (country: string, form: string): boolean =>
  /^[# -]+$/.test(form.startsWith(country) ? form.slice(country.length) : form)

const prefixesOf = (country: string): RegExp => {
  const prefixes = [country, ...(signs[country] ?? [])]
  return new RegExp(`(?<![A-Z0-9])(?:${prefixes.join('|')})[- ]*(?=\\d)`, 'g')
}

/**
 * Patterns of prefixes before a country's postal codes, such as `D-` and `DE `. Countries whose codes have letters are
 * missing.
 */
export const codePrefixes: ReadonlyMap<string, RegExp> = new Map(
  [...codeForms].flatMap(([country, forms]) =>
    forms.some((form) => isOfDigits(country, form)) ? [[country, prefixesOf(country)]] : [],
  ),
)
