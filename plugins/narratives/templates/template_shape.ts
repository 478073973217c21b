import vine from '@vinejs/vine'

import { aSaidText, aTruth } from '#kernel/http/values'

import { narrativeSections } from '#plugins/narratives/contract/template'

const key = () => vine.string().regex(/^[a-z0-9_]{1,40}$/)
const group = () => vine.string().maxLength(40)
const texts = () =>
  vine.object({ en: vine.string().maxLength(4000), zh: vine.string().maxLength(4000) })
const condition = () => vine.object({}).allowUnknownProperties()

/** What calls take for a narrative template. */
export const templateShape = () =>
  vine.object({
    person: vine.object({ en: aSaidText(60), zh: aSaidText(60) }),
    lists: vine.record(
      vine.object({
        each: group(),
        when: condition().optional(),
        parts: vine.array(texts()).minLength(1).maxLength(20),
        with: vine.enum(['and', 'semicolon'] as const),
      })
    ),
    sentences: vine
      .array(
        vine.object({
          key: key(),
          section: vine.enum(narrativeSections),
          each: group().optional(),
          when: condition().optional(),
          text: texts(),
          isHidden: aTruth().optional(),
        })
      )
      .maxLength(200),
  })
