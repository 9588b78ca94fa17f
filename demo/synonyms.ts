/** Words that buyers search for, and the names of our colors that they find. */
export const demoSynonyms: readonly { readonly from: string; readonly words: readonly string[] }[] = [
  { from: 'white', words: ['chalk', 'ivory', 'natural'] },
  { from: 'beige', words: ['oat', 'flax', 'oatmeal', 'natural'] },
  { from: 'green', words: ['sage', 'fern', 'moss', 'lagoon'] },
  { from: 'blue', words: ['ink', 'night', 'lagoon'] },
  { from: 'red', words: ['rust', 'terracotta', 'plum'] },
  { from: 'yellow', words: ['ochre', 'amber'] },
  { from: 'black', words: ['basalt', 'smoke'] },
]
