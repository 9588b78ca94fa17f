import type { TaxCalculatorDetails } from '@vitrine/contract/entities/pricing/tax.ts'
import { countryCodes } from '@vitrine/domain/address/countries.ts'
import { localCalculatorId, manualCalculatorId } from '@vitrine/domain/tax/calculators.ts'
import { countriesWithBundledRates } from '@vitrine/domain/tax/local-calculator.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { TaxRegionRecord } from '../tables.ts'
import { listEnabledPlugins } from '../../../store/service-plugin/api.ts'

const own: readonly TaxCalculatorDetails[] = [
  { appId: manualCalculatorId, displayName: 'Rates of the region' },
  {
    appId: localCalculatorId,
    displayName: 'Rates that come with Vitrine',
    unsupportedCountries: countryCodes.filter((country) => !countriesWithBundledRates.has(country)),
  },
]

/** How a tax calculator describes itself. */
interface Description {
  readonly name?: string
  readonly unsupportedCountries?: string[]
}

/** Lists the tax calculators available to a store: its own rates, the bundled ones, and apps. */
export const listCalculators = async (db: Db, siteId: string): Promise<TaxCalculatorDetails[]> => {
  const plugins = await listEnabledPlugins(db, siteId, 'TAX_CALCULATION_PROVIDER')
  const apps = plugins.map(({ app_id: appId, description }) => {
    const { name = '', unsupportedCountries } = description as Description
    return { appId, displayName: name === '' ? appId : name, ...(unsupportedCountries && { unsupportedCountries }) }
  })
  return [...own, ...apps]
}

/** Refuses an unknown calculator, or one that does not support the region's country. */
export const refuseUnknownCalculator = async (
  db: Db,
  siteId: string,
  { appId, country }: TaxRegionRecord,
): Promise<void> => {
  if (appId === undefined || appId === manualCalculatorId) return
  const found = (await listCalculators(db, siteId)).find((one) => one.appId === appId)
  if (!found) throw new Refusal('CALCULATOR_ID_NOT_FOUND')
  const { unsupportedCountries = [] } = found
  const isSupported =
    country === undefined ? unsupportedCountries.length === 0 : !unsupportedCountries.includes(country)
  if (!isSupported) throw new Refusal('CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION')
}
