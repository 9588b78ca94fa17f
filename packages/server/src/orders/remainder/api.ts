export { placeRemainders, settleRemainders } from './keep.ts'
export { type LetterReason, remainderEmail } from './letters.ts'
export { noteRemainder } from './note.ts'
export { type OpenRemainder, type Owed, owedOf } from './owed.ts'
export { agreedCardOf, presentRemainders } from './present.ts'
export { requestDeposit, requestFor } from './request.ts'
export { nextStepOf } from './rules.ts'
export {
  type StoredRemainder,
  changeRemainder,
  findRemainder,
  listDueBefore,
  listRemainders,
  remainderKind,
} from './store.ts'
