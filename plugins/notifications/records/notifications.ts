import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import type { NoticeEvent } from '#plugins/notifications/contract'
import type { CaseTold } from '#plugins/notifications/telling/case_told'

/** Something that somebody was told. */
export interface Told {
  readonly id: string
  readonly event: NoticeEvent
  readonly caseId: string
  readonly caseNo: string
  readonly text: Words
  readonly times: number
  readonly at: string
  readonly isRead: boolean
}

/** The latest of what a person was told in the product, and how much of it is unread. */
export async function listTold(
  trx: Reading,
  userId: string,
  most: number
): Promise<{ rows: Told[]; unread: number }> {
  const mine = () => trx.from('notifications').where({ user_id: userId, in_product: true })
  const rows = await mine().orderBy('told_at', 'desc').orderBy('id').limit(most).select('*')
  return { rows: rows.map(toldOf), unread: await countUnread(trx, userId) }
}

/** How much of what a person was told is unread. */
export async function countUnread(trx: Reading, userId: string): Promise<number> {
  const [{ n }] = await trx
    .from('notifications')
    .where({ user_id: userId, in_product: true })
    .whereNull('read_at')
    .count('* as n')
  return Number(n)
}

const toldOf = (row: Record<string, unknown>): Told => ({
  ...{ id: String(row.id), event: row.event as NoticeEvent },
  ...{ caseId: String(row.case_id), caseNo: String(row.case_no) },
  text: { zh: String(row.text_zh), en: String(row.text_en) },
  times: Number(row.times),
  at: (row.told_at as Date).toISOString(),
  isRead: row.read_at !== null,
})

/** Marks one as read, or all that a person was told. */
export async function markRead(change: Change, userId: string, id?: string): Promise<void> {
  const rows = change.trx.from('notifications').where({ user_id: userId }).whereNull('read_at')
  if (id !== undefined) void rows.where({ id })
  await rows.update({ read_at: change.trx.raw('now()') })
}

/** Something that was told and after which nothing happened. */
export interface Unheeded extends CaseTold {
  /** Where the case stands. */
  readonly status: string
}

/**
 * What somebody did and after which nothing happened: nobody read of it, and nobody did anything with the
 * case, which for a query says nothing.
 */
export async function selectUnheeded(trx: Reading): Promise<Unheeded[]> {
  return trx
    .from('notifications')
    .join(`${knownCases} as cases`, 'cases.id', 'notifications.case_id')
    .whereNull('cases.removed_at')
    .whereNull('read_at')
    .where((one) =>
      one
        .where((query) => query.where({ event: 'query', in_product: true }))
        .orWhere((other) =>
          other
            .whereIn('event', ['task', 'unlock'])
            .whereColumn('cases.updated_at', '<=', 'notifications.told_at')
        )
    )
    .distinct('event', 'case_id as caseId', 'notifications.case_no as caseNo', 'what', 'status')
    .limit(5000)
}

/** What the mails of a day hold: told before a moment, without events that rest. */
interface Mailed {
  readonly before: string
  readonly without: readonly string[]
}

const toMail = (trx: Change['trx'], { before, without }: Mailed) =>
  trx
    .from('notifications')
    .where({ mail: 'wanted' })
    .where('told_at', '<', before)
    .whereNotIn('event', [...without])

/** Who waits for the mail of the day. */
export async function peopleToMail(trx: Reading, mailed: Mailed): Promise<string[]> {
  const found = await toMail(trx, mailed).distinct('user_id')
  return found.map(({ user_id: userId }) => userId as string)
}

/** Takes what somebody waits for: nobody else sends it. */
export async function takeToMail(
  { trx }: Change,
  userId: string,
  mailed: Mailed
): Promise<Words[]> {
  const rows = toMail(trx, mailed).where({ user_id: userId })
  const taken = await rows.update({ mail: 'sent' }).returning(['text_en as en', 'text_zh as zh'])
  return taken as Words[]
}

/** What somebody is told now. */
interface ToldNow {
  readonly userId: string
  readonly told: CaseTold
  readonly text: Words
  /** yyyy-MM-dd */
  readonly day: string
  readonly mail: 'none' | 'wanted' | 'sent'
  readonly isInProduct: boolean
}

/** Keeps what somebody is told; what they were told before is told once more, and is unread again. */
export async function keepTold(change: Change, now: ToldNow): Promise<void> {
  const { userId, told, text, day, mail, isInProduct } = now
  const { companyId, projectId, environment } = currentScope()
  const same = { user_id: userId, event: told.event, case_id: told.caseId, what: told.what }
  const said = { text_zh: text.zh, text_en: text.en, mail, told_on: day, in_product: isInProduct }
  const { trx } = change
  const again = await trx
    .from('notifications')
    .where(same)
    .update({
      ...said,
      ...{ read_at: null, told_at: trx.raw('now()'), times: trx.raw('times + 1') },
    })
  if (Number(again) > 0) return
  await trx.table('notifications').insert({
    ...{ id: newId(), company_id: companyId, project_id: projectId, environment },
    ...{ ...same, ...said, case_no: told.caseNo },
  })
}
