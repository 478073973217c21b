import { Refusal } from '#kernel/errors/define_errors'
import { isZip } from '#kernel/files/checks/signatures'
import { readZip } from '#kernel/files/read_zip'

import { type Answer, answersOf } from '#plugins/gateway/answers/acknowledgement'
import { readAcknowledgements } from '#plugins/gateway/answers/read_acknowledgement'

/** Most bytes of one file of answers; those of receivers have a few thousand. */
const LARGEST_ANSWER = 20 * 1024 * 1024

/**
 * All that a file answers, in its order: of one file, or of each in a ZIP archive. Empty where it holds
 * no acknowledgement, and where the archive may not be opened. Never throws for what it holds.
 */
export async function answersIn(bytes: Uint8Array): Promise<Answer[]> {
  if (!isZip(bytes)) return answersInOne(bytes)
  const answers: Answer[] = []
  try {
    for await (const item of readZip(bytes)) answers.push(...answersInOne(await item.read()))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return answers
}

function answersInOne(bytes: Uint8Array): Answer[] {
  if (bytes.length > LARGEST_ANSWER) return []
  return readAcknowledgements(bytes).flatMap(answersOf)
}
