import { defineConfig } from 'vitest/config'
import { suites } from './test/suites.ts'

const name = (process.env.VITRINE_SUITE ?? 'unit') as keyof typeof suites

export default defineConfig({ test: suites[name] })
