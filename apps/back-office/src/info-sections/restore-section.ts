import type { InfoSection } from '@vitrine/client'
import { shop } from '../shop.ts'

/** Deletes an info section, and can create it again with the same content. */
export const restoreSection = (id: string) => {
  let deleted: InfoSection | undefined
  return {
    remove: async () => {
      deleted = await shop.infoSectionsV3.getInfoSection(id)
      await shop.infoSectionsV3.deleteInfoSection(id)
    },
    restore: async () => {
      if (!deleted) return
      const { uniqueName, title, description } = deleted
      await shop.infoSectionsV3.createInfoSection({ uniqueName, title, ...(description && { description }) })
    },
  }
}
