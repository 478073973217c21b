import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendFile } from '#kernel/files/send_file'
import {
  answering,
  answeringList,
  has,
  listOf,
  ofType,
  oneOf,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aWholeNumber } from '#kernel/http/values'
import { paperFiles } from '#kernel/paper/paper_tasks'

import { type PaperForm, paperLanguages, Papers } from '#plugins/papers/contract'
import { elementsOfBox, sectionsOf } from '#plugins/papers/forms/elements_of_box'

const wish = {
  form: vine.string().maxLength(40),
  language: vine.enum(paperLanguages),
  privacy: vine.string().maxLength(40).optional(),
  revision: aWholeNumber().min(1).max(1_000_000).optional(),
}
const pages = vine.compile(vine.object(wish))
const file = vine.compile(vine.object({ ...wish, kind: vine.enum(paperFiles) }))

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Papers of a case: which there are, how they look, and as files. */
@inject()
export default class PaperController {
  static readonly takes = {
    forms: {
      what: 'The forms by which papers of cases are printed, with the elements of their boxes',
      answers: answeringList({
        ...{ key: text, version: whole, name: words },
        languages: listOf(oneOf(...paperLanguages)),
        boxes: listOf(has({ key: text, label: words, elements: listOf(text) })),
      }),
    },
    privacySets: {
      what: 'For whom papers are made, and the elements and groups that each set hides',
      answers: answeringList({ key: text, name: words, hides: listOf(text) }),
    },
    pages: {
      what: 'The pages of a paper of a case, line by line, as they would be printed',
      query: pages,
      answers: answering({
        pages: listOf(ofType('LaidPage', 'kernel/paper/laid_paper')),
        missing: listOf(ofType('MissingGlyph', 'kernel/paper/laid_paper')),
      }),
    },
    file: {
      what: 'Print a paper of a case, as PDF or DOCX',
      body: file,
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(private papers: Papers) {}

  async forms() {
    const forms = await this.papers.forms()
    return ok(forms.map(shown))
  }

  privacySets() {
    return ok(this.papers.privacySets())
  }

  async pages(ctx: HttpContext) {
    const { query } = await hear(ctx, PaperController.takes.pages)
    const laid = await this.papers.pages(ctx.params.caseId, query)
    return ok({ pages: laid.pages, missing: laid.missing })
  }

  async file(ctx: HttpContext) {
    const { body } = await hear(ctx, PaperController.takes.file)
    const { kind, ...asked } = body
    const { fileName: name, bytes } = await this.papers.print(ctx.params.caseId, asked, kind)
    return sendFile(ctx, { name, mediaType: mediaTypes[kind], bytes })
  }
}

const shown = ({ key, version, name, languages = paperLanguages, layout }: PaperForm) => ({
  ...{ key, version, name, languages },
  boxes:
    layout === 'pages'
      ? []
      : sectionsOf(layout).map((box) => ({
          ...{ key: box.key, label: box.label },
          elements: elementsOfBox(box, layout),
        })),
})
