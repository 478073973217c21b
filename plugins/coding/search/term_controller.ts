import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import {
  answering,
  answeringList,
  has,
  listOf,
  oneOf,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aTruth, aWholeNumber } from '#kernel/http/values'
import { currentActor } from '#kernel/tenancy/actor'

import {
  askedLevels,
  hitGroups,
  MedicalDictionary,
  termLevels,
} from '#plugins/coding/contract/dictionary'
import { SynonymCodes } from '#plugins/coding/records/synonym_codes'
import { ProjectVersion } from '#plugins/coding/versions/project_version'
import { matchLines } from '#plugins/coding/search/match_lines'
import { shownTerm, termAnswer, termOrNull } from '#plugins/coding/search/term_answer'

const field = {
  version: vine.string().maxLength(10),
  level: vine.enum(termLevels),
  code: aWholeNumber().min(1).max(99_999_999),
}

/** MedDRA terms are at most 100 characters long; what reporters write is longer. */
const findQuery = vine.compile(
  vine.object({
    version: field.version,
    text: vine.string().trim().maxLength(500),
    level: vine.enum(askedLevels).optional(),
    currentOnly: aTruth().optional(),
  })
)
const belowQuery = vine.compile(vine.object({ ...field, code: field.code.optional() }))
/** Lines of a list that somebody pastes. */
const MOST_LINES = 500
const linesBody = vine.compile(
  vine.object({
    version: field.version,
    lines: vine.array(vine.string().maxLength(500)).minLength(1).maxLength(MOST_LINES),
  })
)
const termPath = vine.compile(vine.object({ level: field.level, code: field.code }))
const termQuery = vine.compile(vine.object({ version: field.version }))

/** Terms of a version of the dictionary: by text, below one another, one by its code. */
@inject()
export default class TermController {
  static readonly takes = {
    versions: {
      what: 'Versions of the dictionary that are or were in use',
      answers: answeringList({
        version: text,
        language: oneOf('en', 'zh', 'ja'),
        state: oneOf('active', 'retired'),
        isOfProject: truth,
      }),
    },
    find: {
      what: 'Find terms by name in any language, by pinyin or by code',
      query: findQuery,
      answers: answering({
        groups: listOf(
          has({ group: oneOf(...hitGroups), total: whole, terms: listOf(termAnswer) })
        ),
        notCurrent: whole,
      }),
    },
    match: {
      what: 'The current lowest level term that each line of a list means, by its code or name',
      body: linesBody,
      answers: answering({ terms: listOf(termOrNull) }),
    },
    below: {
      what: 'Terms directly below a term, or at the top',
      query: belowQuery,
      answers: answering({ terms: listOf(termAnswer) }),
    },
    term: {
      what: 'One term with its ways up; of an SMQ what it is',
      path: termPath,
      query: termQuery,
      answers: answering(shownTerm),
    },
  } satisfies Takes

  constructor(
    private dictionary: MedicalDictionary,
    private synonyms: SynonymCodes,
    private ofProject: ProjectVersion
  ) {}

  /** In a project the one that it codes new cases with is marked. */
  async versions() {
    const chosen = currentActor().scope ? await this.ofProject.current() : null
    const versions = await this.dictionary.versions()
    return ok(versions.map((each) => ({ ...each, isOfProject: each.version === chosen })))
  }

  async find(ctx: HttpContext) {
    const { query } = await hear(ctx, TermController.takes.find)
    const { version, ...question } = query
    const synonyms = await this.#synonymsOf(question.text)
    return ok(await this.dictionary.find(version, { ...question, synonyms }))
  }

  async match(ctx: HttpContext) {
    const { body } = await hear(ctx, TermController.takes.match)
    return ok({ terms: await matchLines(this.dictionary, body.version, body.lines) })
  }

  /** What reporters wrote, which synonyms are made of, is for whoever sees cases. */
  async #synonymsOf(words: string): Promise<number[]> {
    const { scope, permissions } = currentActor()
    if (!scope || !permissions.has('CASE_DATA')) return []
    return (await this.synonyms.of([words]))[0]!
  }

  async below(ctx: HttpContext) {
    const { query } = await hear(ctx, TermController.takes.below)
    const { version, level, code = null } = query
    return ok({ terms: await this.dictionary.below(version, level, code) })
  }

  async term(ctx: HttpContext) {
    const { path, query } = await hear(ctx, TermController.takes.term)
    const term = await this.dictionary.term(query.version, path.level, path.code)
    if (!term) throw new kernelErrors.E_DATA_NOT_FOUND()
    return ok(term)
  }
}
