import { buffer } from 'node:stream/consumers'

import { ZipFile } from 'yazl'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'

import type { Messages } from '#plugins/e2b/contract'

import { demoDictionary } from '#tests/invented/dictionary/demo_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'
import { feedbackSamples } from '#tests/invented/samples/feedback_reports'
import { messageOf } from '#tests/invented/samples/message_of'
import { richReport, threeReports } from '#tests/invented/samples/sample_cases'

/**
 * Makes the files that the demonstration offers to be imported and loaded; the same each time.
 * @returns names of the files and their bytes
 */
export async function makeSamples(messages: Messages): Promise<Map<string, Uint8Array>> {
  const xml = async (content: CaseContent): Promise<Uint8Array> => {
    const { batch, report } = messageOf(content)
    return (await messages.write(batch, [report])).xml
  }
  const all = async (contents: Readonly<Record<string, CaseContent>>) =>
    packed(
      await Promise.all(
        Object.entries(contents).map(async ([name, content]) => [name, await xml(content)] as const)
      )
    )
  return new Map<string, Uint8Array>([
    ['partner_report.xml', await xml(richReport())],
    ['partner_reports.zip', await all(threeReports())],
    ['feedback_data.zip', await all(feedbackSamples())],
    ['dictionary_90_1_en.zip', await packed(dictionaryFiles('en'))],
    ['dictionary_90_1_zh.zip', await packed(dictionaryFiles('zh'))],
  ])
}

/** A release that the demonstration has not loaded yet. */
function dictionaryFiles(language: Language) {
  const files = medAsciiFiles(demoDictionary('90.1'), language)
  return files.map(({ name, text }) => [name, Buffer.from(text)] as const)
}

/** An archive, the same bytes each time. */
function packed(files: readonly (readonly [string, Uint8Array])[]): Promise<Uint8Array> {
  const zip = new ZipFile()
  const mtime = new Date('2026-01-01T00:00:00Z')
  for (const [name, bytes] of files) zip.addBuffer(Buffer.from(bytes), name, { mtime })
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}
