import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
  day,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { aRevision, aWholeNumber } from '#kernel/http/values'
import { Settings } from '#kernel/settings/settings'

import { Tasks } from '#plugins/literature/records/tasks'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import { PlanSearches } from '#plugins/literature/searching/plan_searches'
import { literatureSettings } from '#plugins/literature/settings/settings'
import { allSources } from '#plugins/literature/sources/known_sources'
import { SaveTask } from '#plugins/literature/tasks/save_task'
import { cycles } from '#plugins/literature/contract/cycle'

const MOST_SOURCES = 30

const setup = () => ({
  sources: vine.array(vine.string().maxLength(40)).minLength(1).maxLength(MOST_SOURCES),
  cycle: vine.enum(cycles),
  dueDays: aWholeNumber().range([0, 90]),
  ownerId: vine.string().uuid(),
})

const anchor = () => vine.string().maxLength(10)

const based = vine.compile(vine.object({ revision: aRevision(1) }))

const task = {
  id,
  productId: id,
  productName: text,
  sources: listOf(text),
  cycle: oneOf(...cycles),
  dueDays: whole,
  ownerId: id,
  ownerName: text,
  anchor: day,
  pausedAt: orNull(moment),
  pausedByName: orNull(text),
  revision: whole,
}

/** Tasks: which sources are searched for a product, how often, and who looks after it. */
@inject()
export default class TaskController {
  static readonly takes = {
    list: { what: 'List the tasks of searches', answers: answeringList(task) },
    choices: {
      what: 'What a task may choose from: sources, people, and what is usual in the project',
      answers: answering({
        sources: listOf(has({ name: text, label: words, region: oneOf('home', 'abroad') })),
        people: listOf(has({ id, name: text })),
        cycle: oneOf(...cycles),
        dueDays: whole,
      }),
    },
    create: {
      what: 'Add a task of searches',
      body: vine.compile(
        vine.object({ productId: vine.string().uuid(), anchor: anchor(), ...setup() })
      ),
      answers: answering({ id }),
    },
    change: {
      what: 'Change a task of searches',
      body: vine.compile(vine.object({ revision: aRevision(1), ...setup() })),
      answers: answering({ id }),
    },
    pause: { what: 'Pause a task of searches', body: based, answers: answering({ id }) },
    resume: { what: 'Have a task of searches go on', body: based, answers: answering({ id }) },
    run: {
      what: 'Make the searches of a task that are due now; gives their ids',
      body: null,
      answers: described(listOf(id)),
    },
  } satisfies Takes

  constructor(
    private tasks: Tasks,
    private saving: SaveTask,
    private planning: PlanSearches,
    private settings: Settings
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'literature/tasks/tasks')
  }

  async list(ctx: HttpContext) {
    await hear(ctx, TaskController.takes.list)
    return ok(await this.tasks.all())
  }

  async choices(ctx: HttpContext) {
    await hear(ctx, TaskController.takes.choices)
    const sources = await allSources()
    const { cycle, dueDays } = await this.settings.of('literature', literatureSettings)
    return ok({
      sources: sources.map(({ name, label, region }) => ({ name, label, region })),
      people: await this.saving.people(),
      ...{ cycle, dueDays },
    })
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, TaskController.takes.create)
    const { productId, anchor: first, ...asked } = body
    return ok(await this.saving.create(productId, first, asked))
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, TaskController.takes.change)
    const { revision, ...asked } = body
    return ok(await this.saving.change(ctx.params.literatureTaskId, revision, asked))
  }

  async pause(ctx: HttpContext) {
    const { body } = await hear(ctx, TaskController.takes.pause)
    return ok(await this.saving.pause(ctx.params.literatureTaskId, body.revision, true))
  }

  async resume(ctx: HttpContext) {
    const { body } = await hear(ctx, TaskController.takes.resume)
    return ok(await this.saving.pause(ctx.params.literatureTaskId, body.revision, false))
  }

  async run(ctx: HttpContext) {
    await hear(ctx, TaskController.takes.run)
    const { id: taskId } = await this.tasks.find(ctx.params.literatureTaskId)
    return ok(await this.planning.handle(dayAtHand(), taskId))
  }
}
