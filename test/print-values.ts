import { writeValues } from './values.ts'

writeValues()
