import type { Verdict } from '#kernel/batches/batch'
import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { wording } from '#kernel/lang/server/wording'

/** What is said of an item that failed: the refusal, or that the program is at fault. */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof Refusal)) return { state: 'failed', sentence: fault }
  return { state: 'refused', code: error.number, sentence: messageOf(error) }
}

const fault = wording('verdict_on.fault')
