import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringNothing,
  has,
  id,
  listOf,
  moment,
  oneOf,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aTruth } from '#kernel/http/values'
import { currentActor } from '#kernel/tenancy/actor'

import { noticeEvents } from '#plugins/notifications/contract'
import { keepWishes, wishesOf } from '#plugins/notifications/records/notification_wishes'
import { countUnread, listTold, markRead } from '#plugins/notifications/records/notifications'

const MOST = 100

/** What somebody was told in the project at hand. */
@inject()
export default class NotificationController {
  static readonly takes = {
    list: {
      what: 'What one was notified of in the project, the latest first',
      answers: answering({
        unread: whole,
        isDigest: truth,
        rows: listOf(
          has({
            ...{ id, event: oneOf(...noticeEvents), caseId: id, caseNo: text, text: words },
            ...{ times: whole, at: moment, isRead: truth },
          })
        ),
      }),
    },
    count: {
      what: 'How many notifications one has not read',
      answers: answering({ unread: whole }),
    },
    read: {
      what: 'Mark a notification as read, or all of them',
      body: vine.compile(vine.object({ id: vine.string().uuid().optional() })),
      answers: answeringNothing,
    },
    wish: {
      what: 'Choose whether notifications are mailed one by one or once a day',
      body: vine.compile(vine.object({ isDigest: aTruth() })),
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private changes: Changes
  ) {}

  async list() {
    const userId = currentActor().userId!
    return ok(
      await this.database.read(async (trx) => ({
        ...(await listTold(trx, userId, MOST)),
        ...(await wishesOf(trx, userId)),
      }))
    )
  }

  async count() {
    const userId = currentActor().userId!
    return ok({ unread: await this.database.read((trx) => countUnread(trx, userId)) })
  }

  async read(ctx: HttpContext) {
    const { body } = await hear(ctx, NotificationController.takes.read)
    const userId = currentActor().userId!
    const subject = { type: 'notifications', id: userId }
    await this.changes.record({ name: 'notifications.read', subject }, async (change) => {
      change.note('read', undefined, body.id ?? 'all')
      await markRead(change, userId, body.id)
    })
    return ok({})
  }

  async wish(ctx: HttpContext) {
    const { body } = await hear(ctx, NotificationController.takes.wish)
    const userId = currentActor().userId!
    const subject = { type: 'notifications', id: userId }
    await this.changes.record({ name: 'notification_wishes.changed', subject }, async (change) => {
      change.note('isDigest', undefined, body.isDigest)
      await keepWishes(change, userId, body)
    })
    return ok({})
  }
}
