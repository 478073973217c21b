import { CommitUnknown } from '#kernel/database/failed_commit'
import { hasCollided } from '#kernel/database/has_collided'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { LineTooLong } from '#kernel/http/line'

/**
 * What is told (HTTP 503) when a request failed for a reason that passes by itself; undefined when
 * it does not.
 */
export function whyUnavailable(error: unknown) {
  if (error instanceof CommitUnknown) return unknown
  if (hasCollided(error)) return collided
  if (error instanceof LineTooLong) return crowded
  return isDatabaseAway(error) ? away : undefined
}

const away = {
  en: 'The database does not answer. Nothing was lost; try again in a moment.',
  zh: '数据库暂时无法响应，数据没有丢失，请稍后重试。',
}

const collided = {
  en: 'Somebody else was writing the same at this moment. Nothing was written; try again.',
  zh: '此时有他人正在写入相同数据，本次未写入任何内容，请重试。',
}

const crowded = {
  en: 'Too many people ask to be let in at this moment. Try again in a moment.',
  zh: '当前请求登录的人数过多，请稍后重试。',
}

const unknown = {
  en: 'The line to the database broke while this was being written; whether it was is not known yet. Look before you send it again. What is sent again with the same Idempotency-Key is done once.',
  zh: '写入时与数据库的连接中断，目前无法确定是否已写入。请先查看，再决定是否重新提交；使用相同的 Idempotency-Key 重新提交不会重复写入。',
}
