import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { inject } from '@adonisjs/core'
import { ZipFile } from 'yazl'

import type { CaseContent } from '#kernel/content/case_content'

import { CaseMessages } from '#plugins/e2b/contract'
import { messageOf } from '#plugins/demo/samples/message_of'
import { richReport, threeReports } from '#plugins/demo/samples/sample_cases'

/** Makes the files that the demonstration offers for import; the same bytes each time. */
@inject()
export class WriteSamples {
  constructor(private messages: CaseMessages) {}

  /** @returns names of the files and their bytes */
  async make(): Promise<Map<string, Uint8Array>> {
    const zip = new ZipFile()
    const archive = buffer(zip.outputStream as NodeJS.ReadableStream)
    for (const [name, content] of Object.entries(threeReports())) {
      const mtime = new Date('2026-01-01T00:00:00Z')
      zip.addBuffer(Buffer.from(await this.#xml(content)), name, { mtime })
    }
    zip.end()
    return new Map<string, Uint8Array>([
      ['partner_report.xml', await this.#xml(richReport())],
      ['partner_reports.zip', await archive],
    ])
  }

  /** Writes the files into a folder. */
  async handle(folder: string): Promise<string[]> {
    await mkdir(folder, { recursive: true })
    const files = await this.make()
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
    return [...files.keys()].map((name) => join(folder, name))
  }

  #xml(content: CaseContent): Promise<Uint8Array> {
    const { batch, report } = messageOf(content)
    return this.messages.write(batch, [report])
  }
}
