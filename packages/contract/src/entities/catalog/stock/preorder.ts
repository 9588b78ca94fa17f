import { localDate } from '../../../schema.ts'

/** When preorders ship, in the settings of both catalogs. */
export const expectedDate = localDate({
  description:
    "Day by which preorders are expected to ship, in the store's time zone. Buyers see it until it has passed.",
})
