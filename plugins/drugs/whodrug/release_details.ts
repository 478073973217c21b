import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { type Refuse, refusing } from '#kernel/errors/refusing'
import type { Words } from '#kernel/language/words'

import type { ReleaseDetails } from '#plugins/coding/contract/release'
import { wording } from '#plugins/drugs/lang/server/wording'
import { formats } from '#plugins/drugs/whodrug/layout/layout'
import { readLayout } from '#plugins/drugs/whodrug/layout/read_layout'

const body = vine.compile(
  vine.object({
    // A year and a month, as 2026-03: the later one is the newer release.
    version: vine.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    format: vine.enum(formats),
    language: vine.enum(['en', 'zh'] as const).optional(),
    layout: vine.string().maxLength(100_000).optional(),
  })
)

/**
 * What a person says of a release of WHODrug: its version, its format, its language, and the layout
 * of its files where it is not one of those that come with the product. Refuses with 2017.
 */
export async function hearOfRelease(
  sent: Readonly<Record<string, unknown>>
): Promise<ReleaseDetails> {
  const heard = await body.validate(sent, refusing(unsound))
  const { version, format, language = 'en', layout } = heard
  if (layout !== undefined) readLayout(layout, format)
  return { version, format, language, ...(layout === undefined ? {} : { layout }) }
}

const unsound: Refuse = (fields) =>
  new kernelErrors.E_PARAMETER({ fields, detail: sentences[fields[0]!.field] ?? howToSay })

const sentences: Readonly<Record<string, Words>> = {
  language: wording('release_details.the_language_is_en_or_zh'),
  layout: wording('release_details.a_layout_is_json_text_of'),
}

const howToSay = wording('release_details.how_to_say')
