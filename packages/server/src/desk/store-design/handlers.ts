import { isDeepStrictEqual } from 'node:util'
import type { storeDesignCalls } from '@vitrine/contract'
import type { StoreDesign, StoreDesignState } from '@vitrine/contract/entities/store/store-design.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { languagesOf, siteChannel, type Site } from '../../ground/site/sites.ts'
import { catalogViewOf, type OnSite } from '../../catalog/product/api.ts'
import { checkDesign } from './check.ts'
import { defaultDesign } from './default-design.ts'
import { inLanguage } from './in-language.ts'
import { storePictures, showPictures } from './pictures.ts'
import { readPolicies } from './policies.ts'
import {
  lockDesign,
  publishDraft,
  readDesignRow,
  readPublished,
  readVersion,
  readVersions,
  saveDraft,
} from './store.ts'

const stateOf = async (db: Db, site: Site): Promise<{ state: StoreDesignState }> => {
  const [row, versions] = await Promise.all([readDesignRow(db, site.id), readVersions(db, site.id)])
  return {
    state: {
      draft: showPictures(site, row?.draft ?? defaultDesign(site)),
      revision: row?.revision ?? 0,
      // Before the first publication, everyone sees the initial draft.
      isPublished: row?.published ? isDeepStrictEqual(row.draft, row.published) : !row?.revision,
      versions: versions.map(({ version, published_date }) => ({
        version,
        publishedDate: published_date.toISOString(),
      })),
    },
  }
}

const conflict = (): Refusal =>
  new Refusal('CONFLICT', 'The design was changed in the meantime. Read it again, then retry.')

/** Returns the draft, for holders of the preview key. */
const previewOf = async (db: Db, site: Site, key: string): Promise<StoreDesign> => {
  const row = await readDesignRow(db, site.id)
  if (row?.preview_key !== key) throw new Refusal('NOT_FOUND', 'This preview has expired.')
  return row.draft
}

export const createStoreDesignHandlers = (context: Context): Handlers<typeof storeDesignCalls> => {
  const { db } = context
  const ownSite = async (caller: OnSite): Promise<Site> => {
    const site = await context.sites.find(caller.siteId)
    if (!site) throw new Refusal('NOT_FOUND')
    return site
  }
  /** Changes the draft, if the caller has read its latest revision. */
  const change = async (
    site: Site,
    revision: number | undefined,
    to: (db: Parameters<typeof lockDesign>[0], row: Awaited<ReturnType<typeof lockDesign>>) => Promise<unknown>,
  ) => {
    await db.transaction().execute(async (transaction) => {
      const row = await lockDesign(transaction, site.id, await storePictures(context, site, defaultDesign(site)))
      if (revision !== undefined && row.revision !== revision) throw conflict()
      await to(transaction, row)
    })
    return stateOf(db, site)
  }

  return {
    getStoreDesign: async (caller, { query: { preview } }, exchange) => {
      const { site } = await catalogViewOf(context, caller, exchange)
      const [found, policies] = await Promise.all([
        preview === undefined ? readPublished(db, site.id) : previewOf(db, site, preview),
        readPolicies(db, site),
      ])
      const language = site.reading ?? languagesOf(site)[0]!
      return { design: inLanguage(showPictures(site, found ?? defaultDesign(site)), language, context.now()), policies }
    },

    getStoreDesignState: async (caller) => stateOf(db, await ownSite(caller)),

    updateStoreDesign: async (caller, { body: { design, revision } }) => {
      const site = await ownSite(caller)
      checkDesign(design)
      const draft = await storePictures(context, site, design)
      return change(site, revision, (transaction, row) => saveDraft(transaction, site.id, draft, row.revision + 1))
    },

    publishStoreDesign: async (caller, { body: { revision } }) => {
      const site = await ownSite(caller)
      const state = await change(site, revision, (transaction, row) => publishDraft(transaction, site.id, row.draft))
      context.sites.refresh()
      await context.database.notify(siteChannel, site.id)
      return state
    },

    restoreStoreDesign: async (caller, { body: { version } }) => {
      const site = await ownSite(caller)
      return change(site, undefined, async (transaction, row) => {
        const found =
          version === undefined
            ? (row.published ?? (await storePictures(context, site, defaultDesign(site))))
            : await readVersion(transaction, site.id, version)
        if (!found) throw new Refusal('NOT_FOUND', 'The version was not found. The newest 20 are kept.')
        await saveDraft(transaction, site.id, found, row.revision + 1)
      })
    },

    getStoreDesignPreview: async (caller) => {
      const site = await ownSite(caller)
      await change(site, undefined, async () => undefined)
      const row = await readDesignRow(db, site.id)
      const previewUrl = new URL('/', site.storefrontUrl)
      previewUrl.searchParams.set('design', row!.preview_key)
      return { previewUrl: previewUrl.href }
    },
  }
}
