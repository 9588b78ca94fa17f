/** `npm run layers`: checks which files import which, and that neither files nor rooms import each other in a circle. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { cruise, format } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { findCircle } from './imports/circles.mjs'
import { root } from './root.mjs'

const folders = ['packages', 'apps', 'platform', 'conformance', 'test', 'demo', 'bench']

process.chdir(root)
const require = createRequire(import.meta.url)
const { forbidden, options } = require('../.dependency-cruiser.cjs')
const { isTestOfRooms } = require('../.dependency-cruiser.rooms.cjs')
const { output } = await cruise(
  folders,
  { ...options, ruleSet: { forbidden }, validate: true },
  {},
  { tsConfig: extractTsConfig(join(root, options.tsConfig.fileName)) },
)

const imports = output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)])

/** A folder and all above it. */
const foldersOf = (file) => {
  const folder = dirname(file)
  return folder === '.' ? [] : [...foldersOf(folder), folder]
}

/** Which folders of the server's rooms import which: a folder imports what any file below it does. */
const importsOfRooms = () => {
  const isOfRoom = (file) => file.startsWith('packages/server/src/') && !isTestOfRooms(file)
  const edges = new Map()
  for (const [source, targets] of imports.filter(([file]) => isOfRoom(file))) {
    for (const folder of foldersOf(source)) {
      const outside = targets.filter((target) => isOfRoom(target) && !target.startsWith(`${folder}/`))
      edges.set(folder, [...(edges.get(folder) ?? []), ...outside.map(dirname)])
    }
  }
  return edges
}

const circles = [findCircle(imports), findCircle(importsOfRooms())].filter((circle) => circle !== undefined)
for (const circle of circles) console.log(`\n  error circle: ${[...circle, circle[0]].join(' →\n      ')}`)
const report = await format(output, { outputType: 'err' })
console.log(report.output)
process.exit(circles.length > 0 || report.exitCode > 0 ? 1 : 0)
