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
import { aWholeNumber } from '#kernel/http/values'

import { warningColours } from '#plugins/deadlines/contract/nearness'
import { DueChanges } from '#plugins/deadlines/explaining/due_changes'
import { ExplainCase } from '#plugins/deadlines/explaining/explain_case'
import { DueCases } from '#plugins/deadlines/listing/due_cases'

/** Cases of one page of a list. */
const MOST_CASES = 200

const levels = listOf(has({ days: whole, colour: oneOf(...warningColours), name: words }))
const ahead = vine.compile(vine.object({ days: aWholeNumber().min(1).max(60).optional() }))
const someCases = vine.compile(
  vine.object({
    caseIds: vine
      .array(vine.string().uuid())
      .maxLength(MOST_CASES)
      // One id alone comes as a text.
      .parse((sent) => (typeof sent === 'string' ? [sent] : sent)),
  })
)

/** When cases are due, and why. */
@inject()
export default class ExplainController {
  static readonly takes = {
    show: {
      what: 'When a case is due at each destination and why, with the rules and facts that say so',
      answers: answering({
        today: day,
        timeZone: text,
        revision: whole,
        isOpen: truth,
        calendar: has({ country: text, years: listOf(whole), off: listOf(day) }),
        // The browser judges by them.
        rules: listOf(ofType('DeadlineRule', 'plugins/deadlines/contract/rule')),
        context: ofType('FactsContext', 'plugins/deadlines/contract/facts_of'),
        deadlines: listOf(ofType('Deadline', 'plugins/deadlines/contract/deadline')),
        levels,
        missed: listOf(has({ destination: text, part: text, rule: text, dayZero: day, due: day })),
        catalogueHash: text,
        content: ofType('CaseContent', 'kernel/case/content/case_content'),
      }),
    },
    changes: {
      what: 'How the due dates of a case changed, by whom, the latest first',
      answers: answeringList({
        ...{ revision: whole, at: moment, by: text, destination: text },
        ...{ before: orNull(text), after: orNull(text) },
        ...{ dayZeroBefore: orNull(text), dayZeroAfter: orNull(text) },
      }),
    },
    due: {
      what: 'The open cases of a project by the day on which they are due: those overdue, and those of the days ahead',
      query: ahead,
      answers: answering({
        today: day,
        off: listOf(day),
        levels,
        overdue: whole,
        unsayable: whole,
        cases: listOf(
          has({
            ...{
              caseId: id,
              caseNo: text,
              status: text,
              statusName: words,
              ownerName: orNull(text),
            },
            ...{ destination: text, due: day, rule: text, part: oneOf('report', 'complement') },
            ...{ dayZero: day, sendBy: orNull(day), why: orNull(words) },
          })
        ),
      }),
    },
    first: {
      what: 'On which day each of some cases is due first, and whether that cannot be said somewhere',
      query: someCases,
      answers: answeringList({ caseId: id, due: orNull(day), isUnsayable: truth }),
    },
    levels: {
      what: 'How near a due date has to be for each colour',
      answers: answering({ today: day, levels }),
    },
  } satisfies Takes

  constructor(
    private explain: ExplainCase,
    private dueChanges: DueChanges,
    private dueCases: DueCases
  ) {}

  async show({ params }: HttpContext) {
    return ok(await this.explain.handle(params.caseId))
  }

  async changes({ params }: HttpContext) {
    return ok(await this.dueChanges.of(params.caseId))
  }

  async due(ctx: HttpContext) {
    const { query } = await hear(ctx, ExplainController.takes.due)
    return ok(await this.dueCases.ahead(query.days ?? 30))
  }

  async first(ctx: HttpContext) {
    const { query } = await hear(ctx, ExplainController.takes.first)
    return ok(await this.dueCases.first(query.caseIds))
  }

  async levels() {
    return ok(await this.dueCases.levels())
  }
}
