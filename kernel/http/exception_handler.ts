import app from '@adonisjs/core/services/app'
import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { errors as shieldErrors } from '@adonisjs/shield'

import { noteRefused } from '#kernel/access/refused/note_refused'
import type { Disk } from '#kernel/disks/full_disk'
import { noteFullDisk } from '#kernel/disks/full_disks'
import { Refusal } from '#kernel/errors/define_errors'
import { errorEntry } from '#kernel/errors/error_texts'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { apiBase } from '#kernel/http/api_base'
import { showScreen } from '#kernel/http/show_screen'
import { statusOf, unreadableRequest } from '#kernel/http/unreadable_request'
import { noteWanted } from '#kernel/http/wanted_address'
import { whyUnavailable } from '#kernel/http/why_unavailable'
import { leaveSession } from '#kernel/identity/sessions/leave_session'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/**
 * The one place where a failure becomes an answer: a refusal is HTTP 200
 * with its number, not signed in is 401, an unknown path 404, what passes by itself (the database
 * is away) 503, a full disk 507, and anything else a fault that is logged and answered as 1002.
 */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = !app.inProduction

  async handle(error: unknown, ctx: HttpContext) {
    if (error instanceof Refusal) return this.#refuse(error, ctx)
    const disk = noteFullDisk(error, Number(ctx.request.header('content-length') ?? 0))
    const unavailable = whyUnavailable(error)
    const status = statusOf(error)
    if (disk || unavailable || status >= 500) leaveSession(ctx)
    if (disk) return this.#full(disk, error, ctx)
    if (unavailable) return this.#unavailable(ctx, unavailable)
    if (error instanceof shieldErrors.E_BAD_CSRF_TOKEN) return this.#forged(ctx)
    if (status >= 500) return this.#fault(error, ctx)
    return this.#refuseRequest(error, status, ctx)
  }

  /** Faults are logged where they are answered; what the user did wrong is no fault. */
  async report() {}

  async #refuse(refusal: Refusal, ctx: HttpContext) {
    await noteRefused(refusal, ctx)
    const signedOut = refusal.number === kernelErrors.E_NOT_LOGGED_IN.number
    if (wantsScreen(ctx)) {
      if (signedOut) {
        noteWanted(ctx)
        return ctx.response.redirect('/login')
      }
      if (refusal.number === kernelErrors.E_NO_PROJECT.number) {
        noteWanted(ctx)
        return ctx.response.redirect('/project-select')
      }
      return this.#show(ctx, refusal.status, 'kernel/refused', { message: messageOf(refusal) })
    }
    const data = { ...refusal.data, message: messageOf(refusal) }
    return ctx.response
      .status(errorEntry(refusal.number).http)
      .send({ status: false, code: refusal.number, data })
  }

  /** Nothing is at this address, or the request could not be read. */
  async #refuseRequest(error: unknown, status: number, ctx: HttpContext) {
    const refusal = unreadableRequest(error, status)
    const message = messageOf(refusal)
    if (wantsScreen(ctx)) return this.#show(ctx, status, 'kernel/refused', { message })
    return ctx.response
      .status(status)
      .send({ status: false, code: refusal.number, data: { message } })
  }

  /** What a handler of errors returns is not sent by itself. */
  async #show(ctx: HttpContext, status: number, screen: string, props: object = {}) {
    return ctx.response.status(status).send(await showScreen(ctx, screen, props))
  }

  /** Another site sent it, or the session that the screen belongs to has ended. */
  async #forged(ctx: HttpContext) {
    const isOver = !ctx.session.has('auth_web') && ctx.request.url() !== `${apiBase()}/login`
    if (isOver) return this.#refuse(new kernelErrors.E_NOT_LOGGED_IN(), ctx)
    const refusal = new kernelErrors.E_DATA_STATUS()
    const message = messageOf(refusal)
    if (ctx.request.method() === 'GET' && wantsScreen(ctx)) {
      return this.#show(ctx, 403, 'kernel/refused', { message })
    }
    const data = { message }
    return ctx.response.status(403).send({ status: false, code: refusal.number, data })
  }

  async #unavailable(ctx: HttpContext, message: Words) {
    ctx.response.header('Retry-After', '5')
    // A screen that is there already stays, and tells it; a first one has no shell: what that shows
    // comes from the database, too.
    if (wantsScreen(ctx) && ctx.request.header('x-inertia') === undefined) {
      return ctx.response.status(503).header('Content-Type', 'text/html').send(plainPage(message))
    }
    return ctx.response.status(503).send({ status: false, code: 1002, data: { message } })
  }

  /** Whoever looks after the installation has to make room: the log says so, too. */
  async #full(disk: Disk, error: unknown, ctx: HttpContext) {
    logger.error({ err: error, requestId: ctx.request.id(), disk }, 'The disk is full')
    return this.#refuse(new kernelErrors.E_DISK_FULL({ detail: noRoom[disk] }), ctx)
  }

  async #fault(error: unknown, ctx: HttpContext) {
    logger.error({ err: error, requestId: ctx.request.id() }, 'A fault of the program')
    if (app.inDev && wantsScreen(ctx)) return super.handle(error, ctx)
    const message = messageOf(new kernelErrors.E_SYSTEM())
    if (wantsScreen(ctx)) return this.#show(ctx, 500, 'kernel/refused', { message, isFault: true })
    return ctx.response.status(500).send({ status: false, code: 1002, data: { message } })
  }
}

const retry = wording('exception_handler.try_again')

/** Says in both languages why there is no screen, and lets one try again. */
const plainPage = (message: Words) =>
  `<meta charset="utf-8"><title>Pharos</title>${(['en', 'zh'] as const)
    .map((lang) => `<p lang="${lang}">${message[lang]} <a href="">${retry[lang]}</a></p>`)
    .join('')}`

/** What could not be kept, and what to do. */
const noRoom = {
  files: wording('exception_handler.the_disk_of_the_file_store'),
  database: wording('exception_handler.the_disk_of_the_database_is'),
}

/** Is a screen asked for, rather than data? */
function wantsScreen(ctx: HttpContext): boolean {
  if (!('inertia' in ctx) || ctx.request.url().startsWith(`${apiBase()}/`)) return false
  return (
    ctx.request.header('x-inertia') !== undefined ||
    ctx.request.accepts(['html', 'json']) === 'html'
  )
}
