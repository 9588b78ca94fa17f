interface Tree {
  [name: string]: Tree | true
}

const trees = new Map<string, Tree>()

/** `a.b a.c` → `{ a: { b: true, c: true } }`. */
const treeOf = (paths: string): Tree => {
  const root: Tree = {}
  for (const path of paths.split(' ')) {
    const names = path.split('.')
    const last = names.pop()!
    names.reduce((node, name) => (node[name] ??= {}) as Tree, root)[last] = true
  }
  trees.set(paths, root)
  return root
}

const revive = (value: unknown, tree: Tree): void => {
  if (Array.isArray(value)) for (const item of value) revive(item, tree)
  else if (value && typeof value === 'object') {
    const fields = value as Record<string, unknown>
    for (const name in tree) {
      const branch = tree[name]!
      const field = fields[name]
      if (branch !== true) revive(field, branch)
      else if (field) fields[name] = new Date(field as string)
    }
  }
}

/** Makes `Date`s of the moments in an answer, at the given paths and nowhere else. */
export const reviveDates = (answer: unknown, paths: string): void => revive(answer, trees.get(paths) ?? treeOf(paths))
