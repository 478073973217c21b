import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { type Refuse, refusing } from '#kernel/errors/refusing'
import type { Words } from '#kernel/language/words'

import type { SaidOfRelease } from '#plugins/coding/contract/release'
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
  said: Readonly<Record<string, unknown>>
): Promise<SaidOfRelease> {
  const heard = await body.validate(said, refusing(unsound))
  const { version, format, language = 'en', layout } = heard
  if (layout !== undefined) readLayout(layout, format)
  return { version, format, language, ...(layout === undefined ? {} : { layout }) }
}

const unsound: Refuse = (fields) =>
  new kernelErrors.E_PARAMETER({ fields, detail: sentences[fields[0]!.field] ?? howToSay })

const sentences: Readonly<Record<string, Words>> = {
  language: { en: 'The language is en or zh.', zh: '语言为 en 或 zh。' },
  layout: {
    en: 'A layout is JSON text of at most 100,000 characters.',
    zh: '版式文件为 JSON 文本，最多 100,000 个字符。',
  },
}

const howToSay = {
  en: 'Say the version as year and month, such as 2026-03, and the format, C3 or B3.',
  zh: '请填写版本（年-月，如 2026-03）和格式（C3 或 B3）。',
}
