import type { Verdict } from '#kernel/batches/batch'
import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

/** What is said of an item that failed: the refusal, or that the program is at fault. */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof Refusal)) return { state: 'failed', sentence: fault }
  return { state: 'refused', code: error.number, sentence: messageOf(error) }
}

const fault = {
  en: 'The program failed here and changed nothing. The fault is in the log; tell the administrator.',
  zh: '程序在此处出现故障，未作任何更改。故障已写入日志，请联系管理员。',
}
