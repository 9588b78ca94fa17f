import { bottle, bowl, jug, vase } from './pictures.ts'

export const products = [
  { name: 'Bottle vase, celadon', picture: vase, amount: '86.00', ribbon: 'New' },
  { name: 'Water jug in raw terracotta', picture: jug, amount: '54.00', compareAt: '72.00', ribbon: 'Last pieces' },
  { name: 'Carafe, ink blue', picture: bottle, amount: '120.00' },
  { name: 'Ash-glazed bud vase', picture: bowl, amount: '38.50' },
]
