import { latePart } from '../../shell/late-part.tsx'

/** The energy class of a product that has one. */
export const LateEnergyClass = latePart(async () => (await import('./energy-class.tsx')).EnergyClass)
