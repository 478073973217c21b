import { gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'

import type { TreeDifference } from '#tests/comparison/compare_trees'

/** What may differ between a message and what is written after reading it, and why that is no fact. */
export interface Allowed {
  readonly kind: TreeDifference['kind']
  /** Place without positions. */
  readonly place: RegExp
  /** What must stand there for it to be allowed; anything where absent. */
  readonly value?: RegExp
  /** Whether what stood there and what stands there now say the same; always where absent. */
  readonly isSame?: (was: string, is: string) => boolean
  readonly why: string
}

const FORCED = 'the schema asks for it at least once, and the message lacked it'

/** Base64 without what breaks its lines. */
const printed = (text: string) => text.replace(/\s+/g, '')

/** What a compressed document holds; a document that is not, as it is. */
function unpacked(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  for (const unpack of [gunzipSync, inflateSync, inflateRawSync]) {
    try {
      return unpack(bytes)
    } catch {
      // Packed in another way, or not at all.
    }
  }
  return Buffer.from(text)
}

/** An element that is added, empty: the end of its place. */
const forced = (place: RegExp): Allowed => ({ kind: 'added', place, why: FORCED })

/** An attribute of an added element, with the values that it may have. */
const constant = (place: RegExp, value: RegExp): Allowed => ({
  ...{ kind: 'added', place, value },
  why: `${FORCED}; the value is a constant of the ICH guide`,
})

/** The same list as in docs/messages.md, stated here without the product's help. */
export const ALLOWED: readonly Allowed[] = [
  {
    kind: 'changed',
    place: /\/document\/text(?:\/text\(\))?$/,
    isSame: (was, is) => printed(was) === printed(is) || unpacked(was).equals(unpacked(is)),
    why: 'a compressed document is compressed anew, line breaks in Base64 are left out',
  },
  forced(/^\/MCCI_IN200100UV01(?:\/PORR_IN049016UV)?\/(?:id|creationTime|interactionId)$/),
  forced(/\/(?:sender|receiver)(?:\/device(?:\/id)?)?$/),
  forced(/^\/MCCI_IN200100UV01\/responseModeCode$/),
  forced(/\/PORR_IN049016UV\/(?:processing(?:Mode)?Code|acceptAckCode|controlActProcess)$/),
  forced(/\/controlActProcess\/(?:code|effectiveTime)$/),
  forced(/\/investigationEvent\/(?:id|code|statusCode)$/),
  forced(/\/primaryRole\/player1$/),
  forced(/\/associatedPerson$/),
  forced(/\/ingredientSubstance(?:\/name)?$/),
  forced(/\/quantity\/denominator$/),
  constant(/\/quantity\/denominator\/@(?:value|unit)$/, /^1$/),
  forced(/\/author\/assignedEntity(?:\/code)?$/),
  forced(/\/performer\/assignedEntity(?:\/code)?$/),
  forced(/\/(?:adverseEffectReference|productUseReference|actReference)(?:\/id)?$/),
  constant(/\/@(?:classCode|moodCode|typeCode|determinerCode)$/, /^[A-Z]+$/),
  constant(
    /\/(?:id|interactionId)\/@root$/,
    /^2\.16\.840\.1\.113883\.(?:1\.6|3\.989\.2\.1\.3\.\d+)$/
  ),
  constant(/\/interactionId\/@extension$/, /^(?:MCCI_IN200100UV01|PORR_IN049016UV)$/),
  constant(/\/(?:responseMode|processing|processingMode|acceptAck)Code\/@code$/, /^(?:D|P|T|AL)$/),
  constant(/\/(?:code|statusCode)\/@code$/, /^(?:PORR_TE049016UV|PAT_ADV_EVNT|active|\d)$/),
  constant(/\/code\/@codeSystem$/, /^2\.16\.840\.1\.113883\.(?:1\.18|5\.4|3\.989\.2\.1\.1\.21)$/),
]
