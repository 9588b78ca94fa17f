import type { Context } from '../../../ground/context/context.ts'
import { createAsking, findPlugin } from '../../../store/service-plugin/api.ts'
import { ownProviders, type PaymentProvider, type Providers } from '../provider.ts'
import { createPluginProvider, pluginIdOf } from './plugin.ts'

/** Creates the lookup of this server's providers and those of apps. */
export const createProviders = (context: Context, own: Readonly<Record<string, PaymentProvider>>): Providers => {
  const ask = createAsking(context)
  const built = ownProviders(own)
  return {
    find: async (db, key) => {
      const id = pluginIdOf(key.provider)
      if (id === undefined) return built.find(db, key)
      const plugin = await findPlugin(db, key.site_id, id)
      return plugin && createPluginProvider(context, { plugin, ask })
    },
  }
}
