import vine from '@vinejs/vine'

import { listQuery } from '#kernel/admin/list_query'
import { answering, answeringList, id, moment, text, whole } from '#kernel/http/answers'
import { caseContent, described, describedWith, objectOf, type Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'

import { ofKind } from '#plugins/presets/keeping/kind_of'
import { LONGEST_NAME } from '#plugins/presets/keeping/refuse_no_preset'

/** Columns by which presets are ordered. */
const columns = ['name', 'updatedAt', 'updatedBy'] as const

const preset = {
  name: { type: 'string', minLength: 1, maxLength: LONGEST_NAME },
  content: caseContent(),
}
const named = described(objectOf(preset))
/** Name and content are judged by what is no preset of the kind. */
const changed = describedWith(
  vine.compile(
    vine.object({
      revision: aRevision(1),
      name: vine.any().optional(),
      content: vine.any().optional(),
    })
  ),
  preset,
  Object.keys(preset)
)

/** A preset, as it is answered. */
export const presetAnswer = {
  id,
  kind: text,
  name: text,
  content: caseContent(),
  revision: whole,
  updatedAt: moment,
  updatedBy: text,
}
const answers = answering(presetAnswer)

/**
 * What the five methods take and answer.
 * @param one of what is kept
 * @param many of them
 */
export const keepingTakes = (one: string, many: string) =>
  ({
    list: {
      what: `List ${many}`,
      path: ofKind,
      list: listQuery(columns),
      answers: answeringList(presetAnswer),
    },
    show: { what: `Show one ${one}`, path: ofKind, answers },
    create: { what: `Keep a new ${one}`, path: ofKind, body: named, answers },
    change: { what: `Change one ${one}`, path: ofKind, body: changed, answers },
    remove: { what: `Delete one ${one}`, path: ofKind, body: null, answers },
  }) satisfies Takes
