import { defineConfig } from 'vitest/config'
import { sdkSuite } from '../test/suites.ts'

export default defineConfig({ test: { root: import.meta.dirname, ...sdkSuite } })
