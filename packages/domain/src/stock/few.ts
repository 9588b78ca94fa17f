/** From so few pieces on a thing is about to run out: buyers are told how many are left, and the owner is warned. */
export const fewPieces = 5
