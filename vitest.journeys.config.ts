import { defineConfig } from 'vitest/config'
import { suites } from './test/suites.ts'

export default defineConfig({ test: suites.journeys })
