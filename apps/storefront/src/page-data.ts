import type { HydrationState } from 'react-router'
import type { StorefrontConfig } from './config.ts'

/** What travels to the browser with every page. */
export interface PageData {
  readonly config: StorefrontConfig
  readonly hydration: HydrationState
}

/** The element that the pages stand in. */
export const rootId = 'app'
