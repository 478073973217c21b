import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { refusing } from '#kernel/errors/refusing'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import {
  answering,
  answeringNothing,
  has,
  listOf,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Reading, Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { hitGroups } from '#plugins/coding/contract/dictionary'
import { LONGEST_SEARCH } from '#plugins/coding/contract/verbatim'
import { OpenVerbatims } from '#plugins/coding/records/open_verbatims'
import { SetAside } from '#plugins/coding/records/set_aside'
import { refuseNoWords } from '#plugins/coding/review/refuse_no_words'
import { SuggestTerms } from '#plugins/coding/review/suggest_terms'
import { ProjectVersion } from '#plugins/coding/versions/project_version'
import { termAnswer } from '#plugins/coding/search/term_answer'

const query = vine.compile(
  vine.object({
    view: vine.enum(['open', 'aside'] as const).optional(),
    text: vine.string().trim().maxLength(LONGEST_SEARCH).optional(),
    ...askedPage(),
  })
)
const shape = vine.compile(
  vine.object({ verbatim: vine.string().trim().minLength(1).maxLength(20_000) })
)
const aVerbatim: Reading<{ readonly verbatim: string }> = {
  toJSONSchema: () => shape.toJSONSchema(),
  async read(sent) {
    const read = await shape.validate(sent, refusing())
    refuseNoWords(read.verbatim)
    return read
  },
}

const waiting = has({
  verbatim: text,
  key: text,
  cases: whole,
  places: whole,
  elements: listOf(has({ id: text, label: words })),
  some: listOf(has({ id: text, caseNo: text })),
  suggestion: orNull(has({ term: termAnswer, group: oneOf(...hitGroups) })),
})

/** What waits for a coder: verbatims without a term, each with the term that it most likely means. */
@inject()
export default class ReviewController {
  static readonly takes = {
    list: {
      what: 'List reported terms to code',
      query,
      answers: answering({ version: orNull(text), total: whole, rows: listOf(waiting) }),
    },
    putAside: { what: 'Set a reported term aside', body: aVerbatim, answers: answeringNothing },
    takeBack: {
      what: 'Return a reported term that was set aside',
      body: aVerbatim,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private verbatims: OpenVerbatims,
    private suggest: SuggestTerms,
    private aside: SetAside,
    private versions: ProjectVersion,
    private forms: FormSchemas
  ) {}

  async screen(ctx: HttpContext) {
    const version = await this.versions.current()
    const passedOver = await this.versions.passedOver()
    return showScreen(ctx, 'coding/review/review', { version, passedOver })
  }

  async list(ctx: HttpContext) {
    const { query: filter } = await hear(ctx, ReviewController.takes.list)
    const { view = 'open', page = 1, pageSize = 20 } = filter
    const wanted = filter.text ?? ''
    const asked = {
      isAside: view === 'aside',
      text: wanted,
      from: (page - 1) * pageSize,
      count: pageSize,
    }
    const { rows, total } = await this.verbatims.list(asked)
    const version = await this.versions.current()
    const verbatims = rows.map(({ verbatim }) => verbatim)
    const found = version ? await this.suggest.handle(version, verbatims) : []
    return ok({
      ...{ version, total },
      rows: rows.map(({ elements, ...row }, at) => ({
        ...row,
        elements: elements.map((id) => ({ id, label: this.forms.catalogue.labelOf(id) })),
        suggestion: found[at] ?? null,
      })),
    })
  }

  async putAside(ctx: HttpContext) {
    const { body } = await hear(ctx, ReviewController.takes.putAside)
    await this.aside.add(body.verbatim)
    return ok({})
  }

  async takeBack(ctx: HttpContext) {
    const { body } = await hear(ctx, ReviewController.takes.takeBack)
    await this.aside.remove(body.verbatim)
    return ok({})
  }
}
