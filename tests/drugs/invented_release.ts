import type { ReleaseFile, ReleaseDetails } from '#plugins/coding/contract/release'
import { type DrugFormat, whodrugFiles } from '#tests/invented/drugs/whodrug_files'
import { inventDrugs } from '#tests/invented/drugs/whodrug_tables'

/** Texts of the files of an invented drug dictionary by their names. */
export type DrugTexts = Record<string, string>

export function inventedTexts(format: DrugFormat, products = 40): DrugTexts {
  const files = whodrugFiles(inventDrugs(products), format)
  return Object.fromEntries(files.map(({ name, bytes }) => [name, bytes.toString('latin1')]))
}

/** The same as they are uploaded. */
export function drugFiles(texts: DrugTexts): ReleaseFile[] {
  return Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))
}

export const detailsOf = (format: DrugFormat, more: ReleaseDetails = {}): ReleaseDetails => ({
  ...{ version: '2026-03', format, language: 'en' },
  ...more,
})
