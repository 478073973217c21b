import { messageOf } from '#kernel/errors/messages'
import type { Words } from '#kernel/language/words'

import { e2bErrors } from '#plugins/e2b/errors'
import type { ReadMessage } from '#plugins/e2b/contract'

/** The verdict on a file over which the program itself stumbled; the log says how. */
export function failedFile(): ReadMessage {
  return refused({
    en: 'The file cannot be imported because of a fault of the program. The file is kept and the fault is in the log; tell the administrator.',
    zh: '程序出现故障，无法导入该文件。文件已保留，故障已写入日志，请联系管理员。',
  })
}

/** The verdict on a file that keeps a thread busy for longer than any honest message does. */
export function endlessFile(seconds: number): ReadMessage {
  return refused({
    en: `Reading the file took more than ${seconds} seconds and was stopped. Remove parts that do not belong to E2B(R3), or send its reports in several files.`,
    zh: `读取该文件超过 ${seconds} 秒，已停止。请删除不属于 E2B(R3) 的内容，或将报告分成多个文件发送。`,
  })
}

function refused(detail: Words): ReadMessage {
  const refusal = new e2bErrors.E_IMPORT_FAILED({ detail })
  return { ok: false, refusal: { code: refusal.number, message: messageOf(refusal) } }
}
