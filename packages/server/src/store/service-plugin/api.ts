export { type Asking, PluginSilent, createAsking } from './ask.ts'
export { isSigned, signatureHeader } from './notifications.ts'
export { type SigningPlugin, findPlugin, findPluginOf, listEnabledPlugins, listPlugins } from './store.ts'
