import vine from '@vinejs/vine'

import {
  answering,
  byName,
  has,
  id,
  listOf,
  oneOf,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'
import { aRevision, aTruth, aWholeNumber } from '#kernel/http/values'

import { nodeKinds } from '#plugins/cases/contract/process'
import { laterKinds } from '#plugins/cases/contract/versions'
import { assignments, gateLevels } from '#plugins/process/contract/definition'

const MOST_NODES = 20
const MOST_DAYS = 365

const aKey = () => vine.string().maxLength(40)

/** What a call takes that sets a process up. */
export const takesSetup = vine.compile(
  vine.object({
    version: aRevision(0),
    nodes: vine
      .array(
        vine.object({
          key: aKey(),
          afterReturn: vine.enum(['resume', 'rerun'] as const),
          pages: vine.array(aKey()).maxLength(50).optional(),
          assignment: vine.enum(assignments).optional(),
          assignee: vine.string().uuid().optional(),
          workingDays: aWholeNumber().range([1, MOST_DAYS]).optional(),
          notBy: vine.array(aKey()).maxLength(MOST_NODES).optional(),
          notFor: vine.array(vine.enum(laterKinds)).maxLength(laterKinds.length).optional(),
          gates: vine.record(vine.enum(gateLevels)).optional(),
        })
      )
      .maxLength(MOST_NODES),
    locksEnded: aTruth().optional(),
    followsEnded: aTruth().optional(),
  })
)

const setup = has({
  nodes: listOf(
    has({
      ...{ 'key': text, 'afterReturn': oneOf('resume', 'rerun'), 'pages?': listOf(text) },
      ...{ 'assignment?': oneOf(...assignments), 'assignee?': id, 'workingDays?': whole },
      'notFor?': listOf(oneOf(...laterKinds)),
      ...{ 'notBy?': listOf(text), 'gates?': byName(oneOf(...gateLevels)) },
    })
  ),
  ...{ 'locksEnded?': truth, 'followsEnded?': truth },
})

/** A process as it is set up, and what there is to set it up of. */
export const answersSetup = answering({
  /** Version of the process, or revision of the template; 0 where there is none. */
  version: whole,
  setup,
  nodes: listOf(has({ key: text, name: words, kind: oneOf(...nodeKinds) })),
  pages: listOf(has({ page: text, name: words })),
  gates: listOf(has({ name: text, label: words })),
  /** By the key of each node; none of a template. */
  people: byName(listOf(has({ id, name: text }))),
})
