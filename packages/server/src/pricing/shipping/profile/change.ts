import type { DeliveryProfile } from '@vitrine/contract/entities/pricing/delivery-profile.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { saveDocument } from '../../../ground/document/store.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import type { DeliveryProfileRecord } from '../tables.ts'
import { presentProfile, presentRegion } from './present.ts'
import {
  profileOfRegion,
  regionsOf,
  requireProfile,
  requireRegion,
  type StoredProfile,
  type StoredRegion,
} from './store.ts'

/** A locked profile, to be changed with its regions. */
export interface Held {
  readonly db: Db
  readonly site: Site
  readonly profile: StoredProfile
  readonly regions: readonly StoredRegion[]
}

/** The changed profile and region. */
export interface Changed {
  readonly body?: DeliveryProfileRecord
  readonly added?: StoredRegion
  readonly updated?: StoredRegion
  readonly removed?: string
}

const refuseStale = ({ revision }: StoredProfile, known: string | undefined): void => {
  if (known === undefined || known === String(revision)) return
  const data = { revision: String(revision) }
  throw new Refusal('CONFLICT', 'It was changed in the meantime. Read it again, then retry.', data)
}

const regionEvent = (region: StoredRegion, { profile, site }: Held) => {
  const { id, ...fields } = presentRegion(region, site.currency)
  return { data: { deliveryProfileId: profile.id, deliveryRegionId: id, ...fields } }
}

const recordRegionEvents = async (held: Held, { added, updated, removed }: Changed): Promise<void> => {
  const { db, site, profile } = held
  const about = { siteId: site.id, entity: 'delivery_profile', entityId: profile.id }
  const type = 'wix.ecom.v1.delivery_profile_region_'
  if (added) await recordEvent(db, { ...about, type: `${type}added`, body: regionEvent(added, held) })
  if (updated) await recordEvent(db, { ...about, type: `${type}updated`, body: regionEvent(updated, held) })
  if (removed === undefined) return
  const data = { deliveryProfileId: profile.id, deliveryRegionId: removed }
  await recordEvent(db, { ...about, type: `${type}removed`, body: { data } })
}

/** Reads profiles, and changes them together with their regions and events. */
export const createProfiles = ({ db, sites, now }: Pick<Context, 'db' | 'sites' | 'now'>) => {
  const present = async (on: Db, site: Site, profile: StoredProfile): Promise<DeliveryProfile> =>
    presentProfile(profile, { regions: await regionsOf(on, site.id, profile), currency: site.currency })

  const changeHeld = async (
    on: Db,
    { site, profile, revision }: { site: Site; profile: StoredProfile; revision: string | undefined },
    edit: (held: Held) => Promise<Changed>,
  ): Promise<DeliveryProfile> => {
    refuseStale(profile, revision)
    const held = { db: on, site, profile, regions: await regionsOf(on, site.id, profile) }
    const changed = await edit(held)
    const body = changed.body ?? profile.body
    const saved = await saveDocument<DeliveryProfileRecord>(on, 'delivery_profile', {
      document: profile,
      body,
      now: now(),
    })
    const entity = await present(on, site, saved)
    await recordRegionEvents(held, changed)
    const about = { siteId: site.id, entity: 'delivery_profile', entityId: profile.id }
    await recordEvent(on, { ...about, type: 'wix.ecom.v1.delivery_profile_updated', body: { currentEntity: entity } })
    return entity
  }

  return {
    present,

    change: async (
      { siteId, id, revision }: { siteId: string; id: string; revision?: string | undefined },
      edit: (held: Held) => Promise<Changed>,
    ): Promise<DeliveryProfile> => {
      const site = await requireSite(sites, siteId)
      return transact(db, async (on) =>
        changeHeld(on, { site, profile: await requireProfile(on, siteId, id), revision }, edit),
      )
    },

    /** The same, found by one of its regions. */
    changeRegion: async (
      { siteId, regionId }: { siteId: string; regionId: string },
      edit: (region: StoredRegion, held: Held) => Promise<Changed>,
    ): Promise<DeliveryProfile> => {
      const site = await requireSite(sites, siteId)
      return transact(db, async (on) => {
        const region = await requireRegion(on, siteId, regionId)
        const profile = await profileOfRegion(on, siteId, region)
        return changeHeld(on, { site, profile, revision: undefined }, (held) => edit(region, held))
      })
    },
  }
}
