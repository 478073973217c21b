import { listOf, oneOf, orNull, text, truth, words } from '#kernel/http/answers'

/** An entry of a drug dictionary, as it is answered. */
export const drugAnswer = {
  source: oneOf('products', 'whodrug'),
  code: text,
  drugCode: text,
  version: text,
  nameZh: text,
  nameEn: text,
  genericName: text,
  substances: listOf(text),
  strength: text,
  doseForm: text,
  authorisationNumber: text,
  country: text,
  holder: text,
  atc: text,
  atcName: orNull(words),
  isOwn: orNull(truth),
  isGeneric: truth,
  isWithdrawn: truth,
}
