/** Particles attached to nouns, longer ones first: `찻잔을`, “the teacup” as an object. */
const particles = [
  '에서는 으로는 이라는 에게서 에서 에게 으로 까지 부터 처럼 보다 이나 하고 이랑 한테 라는',
  '을 를 이 가 은 는 의 에 로 와 과 도 만 랑 나',
].flatMap((line) => line.split(' '))
/** Minimum number of syllables of a noun. */
const shortestNoun = 2

const korean = /^[\uac00-\ud7a3]+$/

export const isKorean = (word: string): boolean => korean.test(word)

/**
 * Returns the search forms of a Korean word: itself, and the noun without its particle. Whether an ending is a particle
 * cannot be determined without a dictionary, so both forms are kept.
 */
export const koreanForms = (word: string): string[] => {
  const particle = particles.find((one) => word.endsWith(one) && word.length - one.length >= shortestNoun)
  return particle === undefined ? [word] : [word, word.slice(0, -particle.length)]
}
