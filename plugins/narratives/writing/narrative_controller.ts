import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  listOf,
  ofType,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText, aTruth, aWholeNumber } from '#kernel/http/values'
import { languages } from '#kernel/language/words'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { NarrativeEdit } from '#plugins/narratives/contract/edits'
import { narrativeSections } from '#plugins/narratives/contract/template'
import SaveNarrative from '#plugins/narratives/writing/save_narrative'
import CaseNarratives from '#plugins/narratives/writing/case_narratives'
import WriteNarrative, { narrativePlaces } from '#plugins/narratives/writing/write_narrative'

/** A sentence by hand is no longer than all of H.1. */
const LONGEST = 100_000

const id = () => vine.string().maxLength(400)
const template = () => vine.string().maxLength(120)
const edits = () =>
  vine
    .array(
      vine.object({
        id: id(),
        kind: vine.enum(['edited', 'deleted', 'own'] as const),
        section: vine.enum(narrativeSections),
        after: id().nullable(),
        text: aSaidText(LONGEST).optional(),
        said: vine
          .array(
            vine.object({
              text: vine.string().maxLength(LONGEST),
              paths: vine.array(vine.string().maxLength(400)).maxLength(20),
              isAsked: vine.literal(true).optional(),
            })
          )
          .maxLength(1000)
          .optional(),
      })
    )
    .maxLength(1000)

const inLanguage = vine.compile(vine.object({ language: vine.enum(languages) }))
const changed = vine.compile(
  vine.object({ language: vine.enum(languages), template: template().optional() })
)
const saved = vine.compile(
  vine.object({
    language: vine.enum(languages),
    revision: aRevision(),
    template: template().nullable(),
    withChanges: aTruth(),
    edits: edits(),
  })
)
const toWrite = vine.compile(
  vine.object({
    language: vine.enum(languages),
    place: vine.enum(narrativePlaces),
    baseRevision: aWholeNumber().min(1).max(1_000_000),
    /** Said after being asked. */
    confirm: aTruth().optional(),
  })
)

/** The narrative of a case: what people did to it, what changed, and writing it down. */
@inject()
export default class NarrativeController {
  static readonly takes = {
    show: {
      what: 'What the narrative of a case is told from: the content, names of its terms, and what people did to its sentences',
      query: inLanguage,
      answers: answering({
        ...{ revision: whole, template: orNull(text), withChanges: truth },
        edits: listOf(ofType('NarrativeEdit', 'plugins/narratives/contract/edits')),
        content: ofType('CaseContent', 'kernel/case/content/case_content'),
        terms: listOf(has({ key: text, name: words })),
      }),
    },
    changes: {
      what: 'Sentences that say what changed since the version of a case that was archived or sent last',
      query: changed,
      answers: answering({
        sentences: listOf(ofType('Sentence', 'plugins/narratives/contract/narrative')),
      }),
    },
    save: {
      what: 'Keep what people did to the sentences of a narrative',
      ...{ body: saved, answers: answering({ revision: whole }) },
    },
    write: {
      what: 'Write the narrative of a case into H.1 or H.5.r',
      body: toWrite,
      answers: answering({ revision: whole, isNew: truth }),
      refuses: { confirm: oneOf(true) },
    },
  } satisfies Takes

  constructor(
    private reading: CaseReading,
    private narratives: CaseNarratives,
    private saving: SaveNarrative,
    private writing: WriteNarrative
  ) {}

  async show(ctx: HttpContext) {
    const { query } = await hear(ctx, NarrativeController.takes.show)
    const { id: caseId, content } = await this.reading.get(ctx.params.caseId)
    const {
      revision,
      template: key,
      withChanges,
      edits: kept,
    } = await this.narratives.find(caseId, query.language)
    const terms = [...(await this.narratives.terms(content))].map(([term, name]) => ({
      key: term,
      name,
    }))
    return ok({ revision, template: key, withChanges, edits: kept, content, terms })
  }

  async changes(ctx: HttpContext) {
    const { query } = await hear(ctx, NarrativeController.takes.changes)
    const record = await this.reading.get(ctx.params.caseId)
    const { language, template: key = null } = query
    return ok({ sentences: await this.narratives.changes(record, language, key) })
  }

  async save(ctx: HttpContext) {
    const { body } = await hear(ctx, NarrativeController.takes.save)
    const wish = { ...body, edits: body.edits.map(editOf) }
    return ok(await this.saving.handle({ caseId: ctx.params.caseId, ...wish }))
  }

  async write(ctx: HttpContext) {
    const { body } = await hear(ctx, NarrativeController.takes.write)
    const { revision, isNew } = await this.writing.handle({ caseId: ctx.params.caseId, ...body })
    return ok({ revision, isNew })
  }
}

interface SentEdit {
  readonly id: string
  readonly kind: NarrativeEdit['kind']
  readonly section: NarrativeEdit['section']
  readonly after: string | null
  readonly text?: string
  readonly said?: Extract<NarrativeEdit, { kind: 'edited' }>['said']
}

/** An edit without a text takes the sentence away. */
function editOf({
  id: of,
  kind,
  section,
  after,
  text: written,
  said = [],
}: SentEdit): NarrativeEdit {
  const placed = { id: of, section, after }
  if (kind === 'deleted' || written === undefined) return { ...placed, kind: 'deleted' }
  return kind === 'own'
    ? { ...placed, kind, text: written }
    : { ...placed, kind, text: written, said }
}
